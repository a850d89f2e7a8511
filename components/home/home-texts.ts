import { comparable } from '@/lib/content/technologies';
import type { Person } from '@/lib/profile/person';
import { graphemes } from '@/lib/text/text';

/** The letters of a phrase, with and without its first word, if that is short: "a developer". */
const lettersOf = (phrase: string): string[] =>
  [phrase, phrase.replace(/^\p{Ll}{1,4}\s/u, '')].map(comparable);

/** What the headline types, what stands below the role while it does not, and what is read. */
export function headlineOf(
  { name, nameLines, headline, role }: Pick<Person, 'name' | 'nameLines' | 'headline' | 'role'>,
  language: string,
) {
  const roleLetters = comparable(role);
  const phrases = headline.filter((phrase) => !lettersOf(phrase).includes(roleLetters));
  // If the owner has one phrase, nothing is typed: it stands below the role.
  const typed = headline.length > 1 ? phrases : [];
  return {
    /** The grapheme clusters of the name, and of each phrase that is typed in turn with it. */
    typed: [nameLines.join('\n'), ...typed].map(graphemes),
    /** "a full stack developer" would repeat the role "Junior Full-Stack Developer" above it. */
    standing: phrases.filter(
      (phrase) => !lettersOf(phrase).some((letters) => roleLetters.includes(letters)),
    ),
    /** What assistive technology reads. */
    sentence: new Intl.ListFormat(language).format([name, ...phrases]),
  };
}
