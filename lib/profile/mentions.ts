import { isSameName } from '../content/names';
import type { ProfileContext } from './profile';

/** The name of a skill, project or employer, and the address of its card, if it has a card. */
export interface Mention {
  name: string;
  href?: string;
}

export const includesName = (names: readonly string[], name: string) =>
  names.some((other) => isSameName(other, name));

/** Names that differ only in letter case count as repeats. The first spelling stays. */
export const withoutRepeats = (names: readonly string[]) =>
  names.filter((name, index) => !includesName(names.slice(0, index), name));

/** Links each tag to the card of the skill with the same name. Repeated tags are left out. */
export const tagsFor = (tags: readonly string[], { skills }: ProfileContext): Mention[] =>
  withoutRepeats(tags).map((tag) => {
    const skill = skills.find(({ name }) => isSameName(name, tag));
    return skill === undefined ? { name: tag } : { name: tag, href: `#${skill.id}` };
  });
