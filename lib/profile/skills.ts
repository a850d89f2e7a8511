import { isSameName } from '../content/names';
import type { Content } from '../content/schema';
import { formatPercent } from '../intl';
import type { Locale } from '../locale';
import { anchors } from './anchors';

type ContentSkill = Content['skills'][number];

/** A name, and the address of its card on the page, if it has a card. */
export interface Tag {
  name: string;
  href?: string;
}

export interface ProfileSkill {
  name: string;
  /** The id of its card. */
  id: string;
  /** `icon:` and the name of a logo, or a picture in `public/`. */
  image?: string;
  /** Proficiency, from 0 to 100, and for readers: "90%". */
  level?: { percent: number; text: string };
  note?: string;
  /** The projects that it was used in. */
  projects: readonly Tag[];
  /** The companies that it was used at. */
  employers: readonly Tag[];
}

export interface SkillGroup {
  /** Undefined for the skills without a group. */
  name?: string;
  /** The heading of the group; undefined if no skill has a group. */
  title?: string;
  skills: readonly ProfileSkill[];
}

/** Whether a list contains a name. */
const includesName = (names: readonly string[], name: string) =>
  names.some((other) => isSameName(other, name));

/**
 * Links each tag to the card of the skill with the same name, if there is one. Repeated tags are
 * left out.
 */
export function tagsFor(tags: readonly string[], skills: readonly ContentSkill[]): Tag[] {
  const names = skills.map(({ name }) => name);
  const ids = anchors('skill', names);
  return tags
    .filter((tag, index) => !includesName(tags.slice(0, index), tag))
    .map((tag) => {
      const id = ids[names.findIndex((name) => isSameName(name, tag))];
      return id === undefined ? { name: tag } : { name: tag, href: `#${id}` };
    });
}

/**
 * Skills by group, in the order of the content; those without a group come last. A skill was used
 * in the projects that have its name as a tag, and at the companies whose jobs have it.
 */
export function skillGroupsFor(content: Content, { language, words }: Locale): SkillGroup[] {
  const { skills, projects, experience } = content;
  const skillIds = anchors(
    'skill',
    skills.map(({ name }) => name),
  );
  const projectIds = anchors(
    'project',
    projects.map(({ title }) => title),
  );
  const all = skills.map(({ name, image, level, note, group }, index) => {
    const jobs = experience.filter((job) => includesName(job.skills, name));
    const skill: ProfileSkill = {
      name,
      id: skillIds[index] ?? '',
      image,
      level:
        level === undefined ? undefined : { percent: level, text: formatPercent(level, language) },
      note,
      projects: projects.flatMap(({ tags, title }, at) =>
        includesName(tags, name) ? { name: title, href: `#${projectIds[at]}` } : [],
      ),
      employers: [...new Set(jobs.map(({ company }) => company))].map((name) => ({ name })),
    };
    return { group: group?.trim(), skill };
  });
  const skillsIn = (name?: string) =>
    all.filter(({ group }) => group === name).map(({ skill }) => skill);
  const names = new Set(all.flatMap(({ group }) => group ?? []));
  const groups: SkillGroup[] = [...names].map((name) => ({
    name,
    title: name,
    skills: skillsIn(name),
  }));
  const ungrouped = skillsIn();
  if (ungrouped.length === 0) return groups;
  const title = groups.length > 0 ? words.skills.ungrouped : undefined;
  return [...groups, { title, skills: ungrouped }];
}
