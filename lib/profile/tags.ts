import { isSameTechnology } from '../content/technologies';
import { withoutRepeats } from '../text/text';
import type { ProfileContext } from './context';

/** A tag, or the name of a project or employer, with the address of its entry, if it has one. */
export interface NamedLink {
  name: string;
  href?: string;
}

/** Links each tag to the skill that means the same, and leaves out repeated tags. */
export const tagsFor = (tags: readonly string[], { skills }: ProfileContext): NamedLink[] =>
  withoutRepeats(tags, isSameTechnology).map((tag) => {
    const skill = skills.find(({ name }) => isSameTechnology(name, tag));
    return skill === undefined ? { name: tag } : { name: tag, href: `#${skill.id}` };
  });
