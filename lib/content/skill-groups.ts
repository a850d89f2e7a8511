import type { Skill } from './schema';

export interface SkillGroup {
  /** Undefined for the skills that belong to none. */
  name?: string;
  skills: Skill[];
}

/**
 * Skills by their groups, groups and skills in the order of the content; those of no group last.
 * @returns one group without a name if no skill names one
 */
export function skillGroups(skills: readonly Skill[]): SkillGroup[] {
  const groups = new Map<string | undefined, Skill[]>();
  for (const skill of skills) {
    const name = skill.group?.trim();
    groups.set(name, [...(groups.get(name) ?? []), skill]);
  }
  const none = groups.get(undefined);
  groups.delete(undefined);
  const named = [...groups].map(([name, members]) => ({ name, skills: members }));
  return none === undefined ? named : [...named, { skills: none }];
}
