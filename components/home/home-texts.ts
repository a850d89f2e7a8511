import { comparable } from '@/lib/content/technologies';
import type { Person } from '@/lib/profile/person';
import { graphemes } from '@/lib/text/text';

/** Whether a phrase is the role, maybe after an article: "a full stack developer". */
const isRole = (phrase: string, role: string): boolean =>
  [phrase, phrase.replace(/^\p{Ll}{1,4}\s/u, '')].some(
    (text) => comparable(text) === comparable(role),
  );

/** What the headline types, what stands below the role while it does not, and what is read. */
export function headlineOf(
  { name, nameLines, headline, role }: Pick<Person, 'name' | 'nameLines' | 'headline' | 'role'>,
  language: string,
) {
  const phrases = headline.filter((phrase) => !isRole(phrase, role));
  // A single phrase is not typed.
  const typed = headline.length > 1 ? phrases : [];
  return {
    /** The grapheme clusters of the name, and of each phrase that is typed in turn with it. */
    typed: [nameLines.join('\n'), ...typed].map(graphemes),
    phrases,
    /** What assistive technology reads. */
    sentence: new Intl.ListFormat(language).format([name, ...phrases]),
  };
}
