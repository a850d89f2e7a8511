import type { Skill } from '../content/schema';
import { isSameTechnology } from '../content/technologies';
import { formatPercent } from '../text/intl';
import { includesName, isSameName, withoutRepeats } from '../text/text';
import type { Anchored } from './anchors';
import type { ProfileContext } from './context';
import type { ProfileProject } from './project-lists';
import { logoSourceOf } from './skill-logos';
import type { NamedLink } from './tags';

export type ProfileSkill = ReturnType<typeof skillFor>;

const skillFor = (skill: Anchored<Skill>, context: ProfileContext) => ({
  name: skill.name,
  id: skill.id,
  logo: context.imageOf(logoSourceOf(skill), 'skill logo'),
  /** Proficiency, from 0 to 100, and for readers: "90%". */
  level:
    skill.level === undefined
      ? undefined
      : { percent: skill.level, text: formatPercent(skill.level, context.locale.language) },
  note: skill.note,
});

export interface SkillGroup<Entry extends ProfileSkill = ProfileSkill> {
  /** The name in the content; undefined for the skills without a group. */
  name?: string;
  /** The name, or "Other" for the skills without a group; undefined if no skill has a group. */
  heading?: string;
  skills: readonly Entry[];
}

/** Skills by group, in the order of the content; those without a group come last. */
function skillGroupsFor(context: ProfileContext): SkillGroup[] {
  const { skills, locale } = context;
  const groupOf = ({ group = '' }: Skill) => group;
  const skillsIn = (name = '') =>
    skills
      .filter((skill) => isSameName(groupOf(skill), name))
      .map((skill) => skillFor(skill, context));
  const names = withoutRepeats(skills.map(groupOf).filter(Boolean));
  const groups = names.map((name) => ({ name, heading: name, skills: skillsIn(name) }));
  const ungrouped = skillsIn();
  if (ungrouped.length === 0) return groups;
  const heading = groups.length > 0 ? locale.words.skills.ungrouped : undefined;
  return [...groups, { heading, skills: ungrouped }];
}

/** A skill on the chart. */
export interface SkillWithLevel extends ProfileSkill {
  level: NonNullable<ProfileSkill['level']>;
  /** The first projects and employers that name the skill. */
  usedFor: readonly NamedLink[];
}

const hasLevel = (skill: ProfileSkill): skill is Omit<SkillWithLevel, 'usedFor'> =>
  skill.level !== undefined;

/** The groups with some of their skills, without those in which no skill is left. */
const nonEmptyGroups = <Entry extends ProfileSkill>(
  groups: readonly SkillGroup[],
  select: (skills: readonly ProfileSkill[]) => Entry[],
): SkillGroup<Entry>[] =>
  groups
    .map((group) => ({ ...group, skills: select(group.skills) }))
    .filter(({ skills }) => skills.length > 0);

/** A longer list of names would be higher than the step of the chart to the next skill. */
const MAX_USED_FOR = 3;

/** With more skills than this on the chart, each has a single line. */
const MAX_SKILLS_WITH_USES = 12;

/**
 * @param projects in the order of the page
 */
export function skillsFor(context: ProfileContext, projects: readonly ProfileProject[]) {
  const skillGroups = skillGroupsFor(context);
  const usesOf = usesFor(context, projects);
  const onChart = skillGroups.flatMap(({ skills }) => skills.filter(hasLevel));
  const uses = withoutRepeats(onChart.flatMap(({ name }) => usesOf(name).map((use) => use.name)));
  const showsUses = uses.length > 1 && onChart.length <= MAX_SKILLS_WITH_USES;
  return {
    /** All skills, for documents. */
    skillGroups,
    /** The skills with a level, and what each is used for, unless all are used for one thing. */
    skillChart: nonEmptyGroups(skillGroups, (skills) =>
      skills.filter(hasLevel).map(
        (skill): SkillWithLevel => ({
          ...skill,
          usedFor: showsUses ? usesOf(skill.name) : [],
        }),
      ),
    ),
    /** The skills without a level, which the page shows as names. */
    skillNames: nonEmptyGroups(skillGroups, (skills) => skills.filter((skill) => !hasLevel(skill))),
  };
}

/** Finds the projects and employers that name a skill. */
const usesFor =
  ({ content }: ProfileContext, projects: readonly ProfileProject[]) =>
  (skill: string): NamedLink[] => {
    const isSkill = (name: string) => isSameTechnology(name, skill);
    const ownProjects = projects.filter(({ tags }) => tags.some(({ name }) => isSkill(name)));
    const titles = ownProjects.map(({ title }) => title);
    const jobs = content.experience.filter(({ skills = [] }) => skills.some(isSkill));
    const companies = withoutRepeats(jobs.map(({ company }) => company));
    // A company is often named after its product, whose name is then there already.
    const employers = companies.filter((company) => !includesName(titles, company));
    const names = [
      ...ownProjects.map(({ title, id }): NamedLink => ({ name: title, href: `#${id}` })),
      ...employers.map((employer): NamedLink => ({ name: employer })),
    ];
    return names.slice(0, MAX_USED_FOR);
  };
