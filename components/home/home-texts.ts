import type { Person } from '@/lib/profile/person';
import { graphemes } from '@/lib/text/text';
import { PHONE_WIDTH } from '../styles/headline-size';
import { estimatedWidth } from '../styles/text-width';

type HeadlinePerson = Pick<Person, 'name' | 'nameLines' | 'headline' | 'role'>;

/** Up to so many letters, like "Enes Yel", a name is as large in one line as in two. */
const MAX_LETTERS_IN_LINE = 12;

/** The name as it is shown: in one line, or with a line break before the family name. */
function shownName({ name, nameLines }: HeadlinePerson): string {
  const letters = graphemes(name.replaceAll(' ', ''));
  const isShort = letters.length <= MAX_LETTERS_IN_LINE && estimatedWidth(name) <= PHONE_WIDTH;
  return isShort ? name.replaceAll(' ', '\u00a0') : nameLines.join('\n');
}

/** The words of a text: "web" and "developer" of "a Web-Developer |", without a single "a". */
const wordsIn = (text: string): string[] =>
  text
    .split(/[\s\p{Pd}|,;·]+/u)
    .filter((word) => word !== '' && !/^\p{Ll}$/u.test(word))
    .map((word) => word.toLowerCase());

/** Whether a text has all words of another one: "a Web Developer" says "Web Developer". */
function says(text: string, other: string): boolean {
  const words = wordsIn(text);
  return wordsIn(other).every((word) => words.includes(word));
}

/** What the headline types, what stands below the name, and what is read. */
export function headlineOf(person: HeadlinePerson, language: string) {
  const { name, headline, role } = person;
  // A single phrase is not typed.
  const typed = headline.length > 1 ? headline : [];
  return {
    /** The grapheme clusters of the name, and of each phrase that is typed in turn with it. */
    phrases: [shownName(person), ...typed].map(graphemes),
    isRoleTyped: typed.some((phrase) => says(phrase, role)),
    /** The phrases that stand below the name while nothing is typed: what the role does not say. */
    standingPhrases: headline.filter((phrase) => !says(role, phrase)),
    /** What assistive technology reads: the name and all phrases. */
    sentence: new Intl.ListFormat(language).format([name, ...headline]),
  };
}
