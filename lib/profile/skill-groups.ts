import type { Content, Skill } from '../content/schema';
import { brandsOfTechnologies, technologyOf, withoutDetails } from '../content/technologies';
import { isDeviconName } from '../images/icon-files';
import { formatPercent } from '../text/intl';
import { groupsOf } from '../text/text';
import { type Anchored, withIds } from './anchors';
import type { CareerEntry } from './career';
import type { ProfileContext } from './context';
import type { ProfileProject } from './project-lists';

const hasLogo = (name: string) => isDeviconName(name) || brandsOfTechnologies.includes(name);

/** The logo that the content names for a skill, or else that of its name: 'icon:react'. */
export function logoSourceOf({ name, image }: Pick<Skill, 'name' | 'image'>): string | undefined {
  if (image !== undefined) return image || undefined;
  const logo = [name, withoutDetails(name)].map(technologyOf).find(hasLogo);
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

/** "React 19" and "React" mean the same, but "Python 2" does not prove "Python 3". */
export function isSameSkill(name: string, other: string): boolean {
  const names = [name, withoutDetails(name)].map(technologyOf);
  const others = [other, withoutDetails(other)].map(technologyOf);
  return names.includes(technologyOf(other)) || others.includes(technologyOf(name));
}

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
