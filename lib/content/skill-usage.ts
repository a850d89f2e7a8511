import type { Experience, Project, Skill } from './schema';
import { anchors, projectAnchors } from './slug';

/** A project that shows a skill at work; `anchor` is the id of its card, without `#`. */
export interface ProjectUse {
  title: string;
  anchor: string;
}

/** Where a name stands besides the place it was met in. */
export interface Uses {
  projects: ProjectUse[];
  experience: Pick<Experience, 'role' | 'company'>[];
}

/** Equal for a reader: case, surrounding and repeated spaces and Unicode's writing do not count. */
const folded = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

const holds = (names: readonly string[], name: string) =>
  names.some((each) => folded(each) === folded(name));

/**
 * The projects that prove a skill: those which carry its name as a tag, letter case aside.
 * @returns in the order of `projects`; empty if none
 */
export function projectsUsing(skillName: string, projects: readonly Project[]): ProjectUse[] {
  const ids = projectAnchors(projects);
  return projects.flatMap(({ title, tags }, index) => {
    const anchor = ids[index];
    return anchor !== undefined && holds(tags, skillName) ? [{ title, anchor }] : [];
  });
}

/** Everything a tag or skill is used in: projects by their tags, experience by its skills. */
export function usesOf(
  name: string,
  content: { projects: readonly Project[]; experience: readonly Experience[] },
): Uses {
  const experience = content.experience
    .filter(({ skills }) => holds(skills, name))
    .map(({ role, company }) => ({ role, company }));
  return { projects: projectsUsing(name, content.projects), experience };
}

/** The ids of the skill cards, in the order of the skills. */
export const skillAnchors = (skills: readonly Skill[]): string[] =>
  anchors(
    skills.map(({ name }) => name),
    'skill',
  );

/**
 * Leads each tag to the card of the skill it names, letter case aside, which says what else the
 * skill is used in. A tag that names none stays without `href`; one that stands twice is kept once.
 */
export function tagEntries(
  tags: readonly string[],
  skills: readonly Skill[],
): { name: string; href?: string }[] {
  const ids = skillAnchors(skills);
  return [...new Map(tags.map((tag) => [folded(tag), tag]))].map(([key, name]) => {
    const id = ids[skills.findIndex((skill) => folded(skill.name) === key)];
    return id === undefined ? { name } : { name, href: `#${id}` };
  });
}
