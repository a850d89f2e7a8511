import type { Skill } from '../content/schema';
import { formatPercent } from '../text/intl';
import { includesName, isSameName, withoutRepeats } from '../text/text';
import type { Anchored } from './anchors';
import type { ProfileContext } from './context';
import type { ProfileProject } from './project-lists';
import { logoSourceOf } from './skill-logos';
import { type NamedLink, tagsFor } from './tags';

export type ProfileSkill = ReturnType<typeof skillFor>;

/** @param usedFor the first projects and employers that name the skill */
const skillFor = (skill: Anchored<Skill>, usedFor: NamedLink[], context: ProfileContext) => ({
  name: skill.name,
  id: skill.id,
  group: skill.group ?? '',
  logo: context.imageOf(logoSourceOf(skill), 'skill logo'),
  /** Proficiency, from 0 to 100, and for readers: "90%". */
  level:
    skill.level === undefined
      ? undefined
      : { percent: skill.level, text: formatPercent(skill.level, context.locale.language) },
  note: skill.note,
  usedFor,
});

/** A skill on the chart. */
export type SkillWithLevel = ProfileSkill & { level: NonNullable<ProfileSkill['level']> };

export interface SkillGroup<Entry = ProfileSkill> {
  /** The name in the content; undefined for the skills without a group. */
  name?: string;
  /** The name, or "Other" for the skills without a group; undefined if no skill has a group. */
  heading?: string;
  skills: readonly Entry[];
}

/** Skills by group, in the order of the content; those without a group come last. */
function groupsOf(skills: readonly ProfileSkill[], { locale }: ProfileContext): SkillGroup[] {
  const skillsIn = (name: string) => skills.filter(({ group }) => isSameName(group, name));
  const names = withoutRepeats(skills.map(({ group }) => group).filter(Boolean));
  const groups = names.map((name) => ({ name, heading: name, skills: skillsIn(name) }));
  const ungrouped = skillsIn('');
  if (ungrouped.length === 0) return groups;
  const heading = groups.length > 0 ? locale.words.skills.ungrouped : undefined;
  return [...groups, { heading, skills: ungrouped }];
}

const hasLevel = (skill: ProfileSkill): skill is SkillWithLevel => skill.level !== undefined;

/** A longer list of names would be higher than the step of the chart to the next skill. */
const MAX_USED_FOR = 3;

/** The chart would be very high with more skills. They are bars, each with a single line. */
export const MAX_ON_CHART = 12;

/** @param projects in the order of the page */
export function skillsFor(context: ProfileContext, projects: readonly ProfileProject[]) {
  const usesOf = usesFor(context, projects);
  const onChart = context.skills.filter(({ level }) => level !== undefined);
  const uses = withoutRepeats(onChart.flatMap(({ id }) => usesOf(id).map((use) => use.name)));
  // If all are used for one thing, it says nothing.
  const showsUses = uses.length > 1 && onChart.length <= MAX_ON_CHART;
  const skills = context.skills.map((skill) =>
    skillFor(skill, showsUses ? usesOf(skill.id) : [], context),
  );
  const skillGroups = groupsOf(skills, context);
  const groupsWith = <Entry>(skillsIn: (group: SkillGroup) => Entry[]) =>
    skillGroups
      .map((group) => ({ ...group, skills: skillsIn(group) }))
      .filter((group) => group.skills.length > 0);
  return {
    /** All skills, for documents. */
    skillGroups,
    /** The skills with a level. */
    skillChart: groupsWith((group) => group.skills.filter(hasLevel)),
    /** The skills without a level, which the page shows as names. */
    skillNames: groupsWith((group) => group.skills.filter((skill) => !hasLevel(skill))),
  };
}

/** Finds the projects and employers that name a skill. */
const usesFor =
  (context: ProfileContext, projects: readonly ProfileProject[]) =>
  (skillId: string): NamedLink[] => {
    const isNamed = (tags: readonly NamedLink[]) => tags.some(({ href }) => href === `#${skillId}`);
    const ownProjects = projects.filter(({ tags }) => isNamed(tags));
    const titles = ownProjects.map(({ title }) => title);
    const jobs = context.content.experience.filter(({ skills = [] }) =>
      isNamed(tagsFor(skills, context)),
    );
    const companies = withoutRepeats(jobs.map(({ company }) => company));
    // A company is often named after its product, whose name is then there already.
    const employers = companies.filter((company) => !includesName(titles, company));
    const names = [
      ...ownProjects.map(({ title, id }): NamedLink => ({ name: title, href: `#${id}` })),
      ...employers.map((employer): NamedLink => ({ name: employer })),
    ];
    return names.slice(0, MAX_USED_FOR);
  };
