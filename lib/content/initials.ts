import { graphemes } from './graphemes';

/** First user-perceived character that is a letter or digit, upper-case where there is such a thing. */
function initial(word: string): string {
  const found = graphemes(word.normalize('NFC')).find((each) => /\p{L}|\p{N}/u.test(each));
  return found?.toLocaleUpperCase('en') ?? '';
}

/**
 * The letters on the icons.
 * @returns the initials of the first and the last word of a name, one for a single word; an empty
 *   text for a name without letters
 */
export function initials(name: string): string {
  const letters = name.split(/\s+/).map(initial).filter(Boolean);
  const [first = '', ...rest] = letters;
  return first + (rest.at(-1) ?? '');
}
