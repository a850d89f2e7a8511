import { technologyOf, withoutDetails } from '../content/technologies';

/** Finds the skill that a tag means, or else one that differs by note or version only. */
export function skillFinder<Skill extends { name: string }>(skills: readonly Skill[]) {
  const plainNameOf = (name: string) => technologyOf(withoutDetails(name));
  const names = skills.map(({ name }) => technologyOf(name));
  const plainNames = skills.map(({ name }) => plainNameOf(name));
  return (tag: string): Skill | undefined =>
    skills[names.indexOf(technologyOf(tag))] ?? skills[plainNames.indexOf(plainNameOf(tag))];
}
