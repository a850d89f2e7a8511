import { isSameName } from '../content/names';
import type { Content, Skill } from '../content/schema';
import { formatPercent } from '../intl';
import type { Locale } from '../locale';
import type { Cards } from './anchors';

/** A name, and the address of its card on the page, if it has a card. */
export interface Tag {
  name: string;
  href?: string;
}

const includesName = (names: readonly string[], name: string) =>
  names.some((other) => isSameName(other, name));

/**
 * Links each tag to the card of the skill with the same name, if there is one. Repeated tags are
 * left out.
 */
export const tagsFor = (tags: readonly string[], { skills }: Cards): Tag[] =>
  tags
    .filter((tag, index) => !includesName(tags.slice(0, index), tag))
    .map((tag) => {
      const card = skills.find(({ name }) => isSameName(name, tag));
      return card === undefined ? { name: tag } : { name: tag, href: `#${card.id}` };
    });

function usesOf(skill: string, { projects, experience }: Content, cards: Cards) {
  const jobs = experience.filter((job) => includesName(job.skills, skill));
  const employers = new Set(jobs.map(({ company }) => company));
  return {
    projects: cards.projects
      .filter((_, index) => includesName(projects[index]?.tags ?? [], skill))
      .map(({ name, id }): Tag => ({ name, href: `#${id}` })),
    employers: [...employers].map((name): Tag => ({ name })),
  };
}

const levelFor = (percent: number, language: string) => ({
  percent,
  text: formatPercent(percent, language),
});

function skillFor(skill: Skill, id: string, uses: ReturnType<typeof usesOf>, language: string) {
  const { name, image, level, note } = skill;
  return {
    name,
    id,
    /** `icon:` and the name of a logo, or a picture in `public/`. */
    image,
    /** Proficiency, from 0 to 100, and for readers: "90%". */
    level: level === undefined ? undefined : levelFor(level, language),
    note,
    ...uses,
  };
}

export type ProfileSkill = ReturnType<typeof skillFor>;

export interface SkillGroup {
  /** Undefined for the skills without a group. */
  name?: string;
  /** The heading of the group; undefined if no skill has a group. */
  title?: string;
  skills: readonly ProfileSkill[];
}

/**
 * Skills by group, in the order of the content; those without a group come last. A skill was used
 * in the projects that have its name as a tag, and at the companies whose jobs have it.
 */
export function skillGroupsFor(content: Content, locale: Locale, cards: Cards): SkillGroup[] {
  const all = content.skills.map((skill, index) => ({
    group: skill.group?.trim(),
    skill: skillFor(
      skill,
      cards.skills[index]?.id ?? '',
      usesOf(skill.name, content, cards),
      locale.language,
    ),
  }));
  const skillsIn = (name?: string) =>
    all.filter(({ group }) => group === name).map(({ skill }) => skill);
  const names = new Set(all.flatMap(({ group }) => group ?? []));
  const groups = [...names].map((name) => ({ name, title: name, skills: skillsIn(name) }));
  const ungrouped = skillsIn();
  if (ungrouped.length === 0) return groups;
  const title = groups.length > 0 ? locale.words.skills.ungrouped : undefined;
  return [...groups, { title, skills: ungrouped }];
}
