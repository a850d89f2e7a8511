import { findTechnology, isSameTechnology } from '../content/technologies';
import { withoutRepeats } from '../text/text';
import type { ProfileContext } from './context';

/** A tag, or the name of a project or employer, with the address of its entry, if it has one. */
export interface NamedLink {
  name: string;
  href?: string;
}

/** Links each tag to the skill that means the same, and leaves out repeated tags. */
export function tagsFor(tags: readonly string[], { skills }: ProfileContext): NamedLink[] {
  const nameOf = (tag: string) => findTechnology(skills, tag)?.name ?? tag;
  const isSame = (one: string, other: string) => isSameTechnology(nameOf(one), nameOf(other));
  return withoutRepeats(tags, isSame).map((tag) => {
    const skill = findTechnology(skills, tag);
    return skill === undefined ? { name: tag } : { name: tag, href: `#${skill.id}` };
  });
}
