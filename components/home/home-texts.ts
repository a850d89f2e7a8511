import { comparable } from '@/lib/content/technologies';
import type { Person } from '@/lib/profile/person';

/** The phrases that are typed in turn with the name: those that do not only repeat the role. */
export const phrasesOf = ({ headline, role }: Pick<Person, 'headline' | 'role'>): string[] =>
  headline.filter((phrase) => !comparable(phrase).endsWith(comparable(role)));

/** Those that stand below the role while nothing is typed: not the ones that it contains. */
export const standingPhrasesOf = (person: Pick<Person, 'headline' | 'role'>): string[] =>
  phrasesOf(person).filter((phrase) => !comparable(person.role).includes(comparable(phrase)));
