import type { Skill } from '../content/schema';
import { technologyOf, withoutDetails } from '../content/technologies';
import { formatPercent } from '../text/intl';
import { groupsOf, isSameName, withoutGroupLast } from '../text/text';
import { type Anchored, withIds } from './anchors';
import type { CareerEntry } from './career';
import type { ProfileContext } from './context';
import type { ProfileProject } from './project-lists';
import { logoSourceOf } from './skill-logos';

/** The name of a project or employer, with the address of a project. */
export interface NamedLink {
  name: string;
  href?: string;
}

type ProfileSkill = ReturnType<typeof skillFor>;

/** @param usedFor the first projects and employers that name the skill */
const skillFor = (skill: Anchored<Skill>, usedFor: NamedLink[], context: ProfileContext) => ({
  name: skill.name,
  id: skill.id,
  group: skill.group,
  logo: context.imageOf(logoSourceOf(skill), 'skill logo'),
  /** Proficiency, from 0 to 100, and for readers: "90%". */
  level:
    skill.level === undefined
      ? undefined
      : { percent: skill.level, text: formatPercent(skill.level, context.locale.language) },
  note: skill.note,
  usedFor,
});

export type SkillWithLevel = ProfileSkill & { level: NonNullable<ProfileSkill['level']> };

export interface SkillGroup<Entry = ProfileSkill> {
  /** The name, or "Other" for the skills without a group; undefined if no skill has a group. */
  heading?: string;
  entries: readonly Entry[];
}

/** Whether the page shows the logos of a group: at least two thirds of its skills have one. */
export const hasLogos = ({ entries }: SkillGroup): boolean =>
  3 * entries.filter(({ logo }) => logo).length >= 2 * entries.length;

const hasLevel = (skill: ProfileSkill): skill is SkillWithLevel => skill.level !== undefined;

/** With more skills, the chart would be very high. They are bars. */
const MAX_ON_CHART = 12;
/** On a phone, the line of a lower level has no room for a name. */
const MIN_LEVEL_ON_CHART = 30;

/** On a phone, a longer list of names would make all rows of the chart higher. */
const MAX_USED_FOR = 2;

/** "react" for "React", "React 19" and "React (since 2020)". */
const plainNameOf = (name: string) => technologyOf(withoutDetails(name));

/** A project or employer with its tags. */
type Use = NamedLink & { tags: readonly string[] };

/** The first projects and employers with a tag that means the skill. */
const firstUsesOf = (skill: Skill, uses: readonly Use[]): NamedLink[] =>
  uses
    .filter(({ tags }) => tags.some((tag) => plainNameOf(tag) === plainNameOf(skill.name)))
    .filter(({ name }, index, all) => all.findIndex((use) => isSameName(use.name, name)) === index)
    .slice(0, MAX_USED_FOR);

/** @param projects in the order of the page */
export function skillsFor(
  context: ProfileContext,
  projects: readonly ProfileProject[],
  jobs: readonly CareerEntry[],
) {
  const ownSkills = withIds('skill', context.content.skills, ({ name }) => name);
  const levels = ownSkills.flatMap(({ level }) => level ?? []);
  /** Whether the page shows the levels as a chart: the coast leads through them. */
  const isChart =
    levels.length > 0 &&
    levels.length <= MAX_ON_CHART &&
    levels.every((level) => level >= MIN_LEVEL_ON_CHART);
  const uses: Use[] = [
    ...projects.map(({ title, id, tags }) => ({ name: title, href: `#${id}`, tags })),
    ...jobs.map(({ organization = '', tags }) => ({ name: organization, tags })),
  ];
  // Bars stand close together, so each has a single line.
  const usedForOf = (skill: Skill) => (isChart ? firstUsesOf(skill, uses) : []);
  const skills = ownSkills.map((skill) => skillFor(skill, usedForOf(skill), context));
  const { ungrouped } = context.locale.words.skills;
  const groupsIn = <Entry extends ProfileSkill>(list: readonly Entry[]): SkillGroup<Entry>[] =>
    groupsOf(withoutGroupLast(list), ungrouped);
  return {
    isChart,
    /** All skills, for documents. */
    skillGroups: groupsIn(skills),
    /** The skills with a level, on a chart or with a bar. */
    levelGroups: groupsIn(skills.filter(hasLevel)),
    /** The skills without a level, which the page shows as names. */
    nameGroups: groupsIn(skills.filter((skill) => !hasLevel(skill))),
  };
}
