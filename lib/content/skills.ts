import { anchors } from './anchors';
import { isSameName } from './names';
import type { Content, Skill } from './schema';

/**
 * Skills by group, in the order of the content. Skills without a group come last, in a group
 * without a name.
 */
export function skillGroups(skills: readonly Skill[]): { name?: string; skills: Skill[] }[] {
  const groupOf = ({ group }: Skill) => group?.trim();
  const skillsIn = (name?: string) => skills.filter((skill) => groupOf(skill) === name);
  const names = new Set(skills.flatMap((skill) => groupOf(skill) ?? []));
  const groups = [...names].map((name) => ({ name, skills: skillsIn(name) }));
  const ungrouped = skillsIn(undefined);
  return ungrouped.length === 0 ? groups : [...groups, { skills: ungrouped }];
}

/** A name, and the address of its card on the page, if it has a card. */
export interface LinkedName {
  name: string;
  href?: string;
}

/** The projects and employers that a skill was used in. */
export interface SkillUses {
  projects: readonly LinkedName[];
  employers: readonly LinkedName[];
}

/**
 * Finds where skills are used: projects by their tags, companies by the skills of their entries.
 * @returns a function that takes a skill's name
 */
export function skillUsage({ projects, experience }: Pick<Content, 'projects' | 'experience'>) {
  const titles = projects.map(({ title }) => title);
  const ids = anchors('project', titles);
  return (skill: string): SkillUses => {
    const isIn = (names: readonly string[]) => names.some((name) => isSameName(name, skill));
    const jobs = experience.filter(({ skills }) => isIn(skills));
    return {
      projects: projects.flatMap(({ tags, title }, index) =>
        isIn(tags) ? { name: title, href: `#${ids[index]}` } : [],
      ),
      employers: [...new Set(jobs.map(({ company }) => company))].map((name) => ({ name })),
    };
  };
}

/**
 * Links each tag to the card of the skill with the same name, if there is one. Repeated tags are
 * left out.
 */
export function tagEntries(tags: readonly string[], skills: readonly Skill[]): LinkedName[] {
  const names = skills.map(({ name }) => name);
  const ids = anchors('skill', names);
  const isFirst = (tag: string, index: number) =>
    tags.findIndex((other) => isSameName(other, tag)) === index;
  return tags.filter(isFirst).map((tag) => {
    const id = ids[names.findIndex((name) => isSameName(name, tag))];
    return id === undefined ? { name: tag } : { name: tag, href: `#${id}` };
  });
}
