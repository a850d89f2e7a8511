import type { Skill } from '../content/schema';
import { formatPercent } from '../text/intl';
import { includesName, isSameName, withoutRepeats } from '../text/text';
import type { Anchored } from './anchors';
import type { ProfileContext } from './context';
import { skillLogoFor } from './skill-logos';
import type { NamedLink } from './tags';

export type ProfileSkill = ReturnType<typeof skillFor>;

function skillFor(skill: Anchored<Skill>, { content, locale, projects }: ProfileContext) {
  const { name, id, image, level, note } = skill;
  const ownProjects = projects.filter(({ tags = [] }) => includesName(tags, name));
  const titles = ownProjects.map(({ title }) => title);
  const jobs = content.experience.filter((job) => includesName(job.skills ?? [], name));
  const companies = withoutRepeats(jobs.map(({ company }) => company));
  // A company is often named after its product, whose name is then there already.
  const employers = companies.filter((company) => !includesName(titles, company));
  return {
    name,
    id,
    logo: skillLogoFor(name, image),
    /** Proficiency, from 0 to 100, and for readers: "90%". */
    level:
      level === undefined
        ? undefined
        : { percent: level, text: formatPercent(level, locale.language) },
    note,
    /** The projects and the employers. */
    usedFor: [
      ...ownProjects.map(({ title, id }): NamedLink => ({ name: title, href: `#${id}` })),
      ...employers.map((employer): NamedLink => ({ name: employer })),
    ],
  };
}

export interface SkillGroup {
  /** The name in the content; undefined for the skills without a group. */
  name?: string;
  /** The name, or "Other" for the skills without a group; undefined if no skill has a group. */
  heading?: string;
  skills: readonly ProfileSkill[];
}

/** Skills by group, in the order of the content; those without a group come last. */
export function skillGroupsFor(context: ProfileContext): SkillGroup[] {
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
