import type { Content, Skill } from '../content/schema';
import { technologyOf, withoutDetails } from '../content/technologies';
import { isLogoOfSkill } from '../images/icon-files';
import { formatPercent } from '../text/intl';
import { groupsOf } from '../text/text';
import { type Anchored, withIds } from './anchors';
import type { CareerEntry } from './career';
import type { ProfileContext } from './context';
import type { ProfileProject } from './project-lists';

/** The logo that the content names for a skill, or else that of its name: 'icon:react'. */
export function logoSourceOf({ name, image }: Pick<Skill, 'name' | 'image'>): string | undefined {
  // With `false`, the owner wants no logo.
  if (image !== undefined) return image || undefined;
  const logo = [name, withoutDetails(name)].map(technologyOf).find(isLogoOfSkill);
  return logo && `icon:${logo}`;
}

/** A project or employer. */
interface Use {
  name: string;
  href?: string;
  tags: readonly string[];
}

type ProfileSkill = ReturnType<typeof skillFor>;

const skillFor = (
  skill: Anchored<Content['skills'][number]>,
  usedFor: Use | undefined,
  context: ProfileContext,
) => ({
  ...skill,
  logo: context.imageOf(logoSourceOf(skill), 'skill logo'),
  /** Proficiency, from 0 to 100, and for readers: "90%". */
  level:
    skill.level === undefined
      ? undefined
      : { percent: skill.level, text: formatPercent(skill.level, context.locale.language) },
  usedFor,
});

export type SkillWithLevel = ProfileSkill & { level: NonNullable<ProfileSkill['level']> };

const hasLevel = (skill: ProfileSkill): skill is SkillWithLevel => skill.level !== undefined;

const isSameTechnology = (one: string, other: string) => technologyOf(one) === technologyOf(other);

/** "React 19" and "React" mean the same, but "Python 2" does not prove "Python 3". */
const isSameSkill = (one: string, other: string): boolean =>
  isSameTechnology(one, other) ||
  isSameTechnology(withoutDetails(one), other) ||
  isSameTechnology(one, withoutDetails(other));

/** @param projects in the order of the page */
export function skillsFor(
  context: ProfileContext,
  projects: readonly ProfileProject[],
  jobs: readonly CareerEntry[],
) {
  const uses: Use[] = [
    ...projects.map(({ title, id, tags }) => ({ name: title, href: `#${id}`, tags })),
    ...jobs.map(({ organization = '', tags }) => ({ name: organization, tags })),
  ];
  const skills = withIds('skill', context.content.skills, ({ name }) => name).map((skill) => {
    const usedFor = uses.find(({ tags }) => tags.some((tag) => isSameSkill(tag, skill.name)));
    return skillFor(skill, usedFor, context);
  });
  return {
    skillGroups: groupsOf(skills),
    /** With a level: the page shows a chart. */
    levelGroups: groupsOf(skills.filter(hasLevel)),
    nameGroups: groupsOf(skills.filter((skill) => !hasLevel(skill))),
  };
}
