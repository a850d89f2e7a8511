import type { Person } from '@/lib/profile/person';
import { graphemes, singleSpaces } from '@/lib/text/text';
import { wordBreak } from '../styles/text-width';

/** Text in scripts that have no spaces between words. */
const unspacedText =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Particles and endings in Japanese, which stay on the line of the word before them. */
const hiragana = /^\p{Script=Hiragana}+$/u;

/** Puts a `wordBreak` between the words of a text without spaces, where its lines may break. */
function markBreaks(phrase: string, language: string): string {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return phrase.replace(unspacedText, (text) =>
    Array.from(segmenter.segment(text), ({ segment, index }) =>
      index === 0 || hiragana.test(segment) ? segment : wordBreak + segment,
    ).join(''),
  );
}

/**
 * The phrases of the headline: the owner's name, with a line break between first names and family
 * name, and the phrases of `headline`.
 * @returns the grapheme clusters of each phrase, which are typed one by one
 */
export function headlinePhrases(
  { nameLines, headline }: Pick<Person, 'nameLines' | 'headline'>,
  language: string,
): string[][] {
  const phrases = headline.map(singleSpaces);
  return [nameLines.join('\n'), ...phrases].map((phrase) =>
    graphemes(markBreaks(phrase, language)),
  );
}

/**
 * The phrases in the large letters of the headline, whose size depends on them. If the name is not
 * typed, this is only the name, because the phrases below it are smaller.
 */
export function largePhrases(
  person: Pick<Person, 'nameLines' | 'headline' | 'isNameTyped'>,
  language: string,
): string[][] {
  const phrases = headlinePhrases(person, language);
  return person.isNameTyped ? phrases : phrases.slice(0, 1);
}
