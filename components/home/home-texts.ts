import { comparable } from '@/lib/content/technologies';
import type { Person } from '@/lib/profile/person';

/** The letters of a phrase without its first word, if that is short: "a developer". */
const lettersOf = (phrase: string): string => comparable(phrase.replace(/^\p{Ll}{1,4}\s/u, ''));

/** The phrases that are typed in turn with the name: those that do not only repeat the role. */
export const phrasesOf = ({ headline, role }: Pick<Person, 'headline' | 'role'>): string[] =>
  headline.filter((phrase) => lettersOf(phrase) !== lettersOf(role));

/** Those that stand below the role while nothing is typed: not the ones that it contains. */
export const standingPhrasesOf = (person: Pick<Person, 'headline' | 'role'>): string[] =>
  phrasesOf(person).filter((phrase) => !lettersOf(person.role).includes(lettersOf(phrase)));
