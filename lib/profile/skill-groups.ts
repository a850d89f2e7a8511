import type { Skill } from '../content/schema';
import { formatPercent } from '../text/intl';
import { groupsOf, nonEmpty, withoutRepeats } from '../text/text';
import type { Anchored } from './anchors';
import type { CareerEntry } from './career';
import type { ProfileContext } from './context';
import type { ProfileProject } from './project-lists';
import { logoSourceOf } from './skill-logos';
import type { NamedLink } from './tags';

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

/** A skill on the chart, or with a bar. */
export type SkillWithLevel = ProfileSkill & { level: NonNullable<ProfileSkill['level']> };

export interface SkillGroup<Entry = ProfileSkill> {
  /** The name, or "Other" for the skills without a group; undefined if no skill has a group. */
  heading?: string;
  /** The note that all its skills have. It stands beside the heading, and not beside each. */
  note?: string;
  skills: readonly Entry[];
}

/** Skills by group, in the order of the content; those without a group come last. */
function sortedGroups(skills: readonly ProfileSkill[], { locale }: ProfileContext): SkillGroup[] {
  const hasGroup = ({ group }: ProfileSkill) => group !== undefined;
  const inOrder = [...skills.filter(hasGroup), ...skills.filter((skill) => !hasGroup(skill))];
  const groups = groupsOf(inOrder, locale.words.skills.ungrouped);
  return groups.map(({ heading, entries }) => ({ heading, skills: entries }));
}

/** Moves a note that all skills of a group have to its heading. */
function withSharedNote(group: SkillGroup): SkillGroup {
  const note = group.skills[0]?.note;
  const isShared = group.skills.every((skill) => skill.note === note);
  if (group.heading === undefined || !isShared) return group;
  return { ...group, note, skills: group.skills.map((skill) => ({ ...skill, note: undefined })) };
}

export const headingWithNote = ({ heading, note }: Pick<SkillGroup, 'heading' | 'note'>) =>
  nonEmpty([heading, note]).join('\u00a0· ');

/** Whether skills of a group have a logo. Beside them, the others have a dot. */
export const hasLogos = ({ skills }: SkillGroup): boolean => skills.some(({ logo }) => logo);

const hasLevel = (skill: ProfileSkill): skill is SkillWithLevel => skill.level !== undefined;

/** On a phone, a longer list of names would make all rows of the chart higher. */
const MAX_USED_FOR = 2;

/** With more skills, the chart would be very high. They are bars, each with a single line. */
export const MAX_ON_CHART = 12;

/** @param projects in the order of the page */
export function skillsFor(
  context: ProfileContext,
  projects: readonly ProfileProject[],
  jobs: readonly CareerEntry[],
) {
  const all = context.skills.map((skill) =>
    skillFor(skill, usesFor(skill.id, projects, jobs), context),
  );
  const rated = all.filter(hasLevel);
  // One use that all skills share would say nothing about any of them.
  const useNames = withoutRepeats(rated.flatMap(({ usedFor }) => usedFor.map(({ name }) => name)));
  const isShared = useNames.length === 1 && rated.every(({ usedFor }) => usedFor.length > 0);
  const hidesUses = isShared || rated.length > MAX_ON_CHART;
  const skills = hidesUses ? all.map((skill) => ({ ...skill, usedFor: [] })) : all;
  const skillGroups = sortedGroups(skills, context).map(withSharedNote);
  /** The groups with some of their skills. */
  const groupsWith = <Entry>(skillsIn: (group: SkillGroup) => Entry[]) =>
    skillGroups
      .map((group) => ({ ...group, skills: skillsIn(group) }))
      .filter((group) => group.skills.length > 0);
  return {
    /** All skills, for documents. */
    skillGroups,
    /** The skills with a level, which the page shows on a chart or as bars. */
    levelGroups: groupsWith((group) => group.skills.filter(hasLevel)),
    /** The skills without a level, which the page shows as names. */
    nameGroups: groupsWith((group) => group.skills.filter((skill) => !hasLevel(skill))),
  };
}

/** The first projects and employers that name a skill among their tags. */
function usesFor(
  skillId: string,
  projects: readonly ProfileProject[],
  jobs: readonly CareerEntry[],
): NamedLink[] {
  const hasSkill = ({ tags }: { tags: readonly NamedLink[] }) =>
    tags.some(({ href }) => href === `#${skillId}`);
  const ownProjects = projects.filter(hasSkill);
  const companies = jobs.filter(hasSkill).map(({ organization = '' }) => organization);
  const names = [
    ...ownProjects.map(({ title, id }): NamedLink => ({ name: title, href: `#${id}` })),
    ...withoutRepeats(companies).map((name): NamedLink => ({ name })),
  ];
  return names.slice(0, MAX_USED_FOR);
}
