import { technologyOf, withoutDetails } from '../content/technologies';
import type { ProfileContext } from './context';

/** A tag, or the name of a project or employer, with the address of its entry, if it has one. */
export interface NamedLink {
  name: string;
  href?: string;
}

/** Finds the skill that a tag means, or else one that differs by note or version only. */
export function skillFinder<Skill extends { name: string }>(skills: readonly Skill[]) {
  const plainNameOf = (name: string) => technologyOf(withoutDetails(name));
  const names = skills.map(({ name }) => technologyOf(name));
  const plainNames = skills.map(({ name }) => plainNameOf(name));
  return (tag: string): Skill | undefined =>
    skills[names.indexOf(technologyOf(tag))] ?? skills[plainNames.indexOf(plainNameOf(tag))];
}

/** Links each tag to the skill that means the same, and leaves out repeated tags. */
export function tagsFor(tags: readonly string[], { skillOf }: ProfileContext): NamedLink[] {
  const links = new Map<string, NamedLink>();
  for (const name of tags) {
    const skill = skillOf(name);
    const technology = technologyOf(skill?.name ?? name);
    if (links.has(technology)) continue;
    links.set(technology, skill === undefined ? { name } : { name, href: `#${skill.id}` });
  }
  return [...links.values()];
}
