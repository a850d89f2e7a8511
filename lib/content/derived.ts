import type { Words } from '../words/words';
import { listOf, utcOffset } from './locale';
import type { Content, Experience, Project, Skill } from './schema';
import { anchors, projectAnchors } from './text';

/** The six anchors of the page, in order. */
export const sections = ['home', 'about', 'experience', 'skills', 'projects', 'contact'] as const;

export type SectionId = (typeof sections)[number];

type Shown = Pick<
  Content,
  'owner' | 'about' | 'experience' | 'education' | 'certificates' | 'skills' | 'projects'
>;

/** Whether there is anything to say in About. */
export function hasAbout({ about, owner }: Pick<Content, 'about' | 'owner'>): boolean {
  const { photo, paragraphs, services } = about;
  const { workplace, timeZone, languages = [] } = owner;
  return Boolean(photo || workplace || timeZone) || [paragraphs, services, languages].some(hasAny);
}

const hasAny = (list: readonly unknown[]) => list.length > 0;

/** What the section of experience is called by: the first thing that stands in it. */
export function experienceKind({
  experience,
  education,
}: Pick<Content, 'experience' | 'education'>): 'experience' | 'education' | 'certificates' {
  if (hasAny(experience)) return 'experience';
  return hasAny(education) ? 'education' : 'certificates';
}

/**
 * The sections that the page has: those without entries are left out, and so is the way to them.
 */
export function shownSections(content: Shown): SectionId[] {
  const { experience, education, certificates, skills, projects } = content;
  const isShown: Partial<Record<SectionId, boolean>> = {
    about: hasAbout(content),
    experience: [experience, education, certificates].some(hasAny),
    skills: hasAny(skills),
    projects: hasAny(projects),
  };
  return sections.filter((id) => isShown[id] !== false);
}

/** Featured projects and the others, each in the order of the content. */
export function byFeatured<P extends Pick<Project, 'featured'>>(projects: readonly P[]) {
  return {
    featured: projects.filter(({ featured }) => featured),
    others: projects.filter(({ featured }) => !featured),
  };
}

/** All projects, the featured ones first; else in the order of the content. */
export function featuredFirst<P extends Pick<Project, 'featured'>>(projects: readonly P[]): P[] {
  const { featured, others } = byFeatured(projects);
  return [...featured, ...others];
}

export interface SkillGroup {
  /** Undefined for the skills that belong to none. */
  name?: string;
  skills: Skill[];
}

/**
 * Skills by their groups, groups and skills in the order of the content; those of no group last.
 * @returns one group without a name if no skill names one
 */
export function skillGroups(skills: readonly Skill[]): SkillGroup[] {
  const groups = new Map<string | undefined, Skill[]>();
  for (const skill of skills) {
    const name = skill.group?.trim();
    groups.set(name, [...(groups.get(name) ?? []), skill]);
  }
  const none = groups.get(undefined);
  groups.delete(undefined);
  const named = [...groups].map(([name, members]) => ({ name, skills: members }));
  return none === undefined ? named : [...named, { skills: none }];
}

/** Where a skill stands besides the list of skills. */
export interface Uses {
  /** Projects with their cards' ids, without `#`. */
  projects: { title: string; anchor: string }[];
  experience: Pick<Experience, 'role' | 'company'>[];
}

/** Equal for a reader: case, surrounding and repeated spaces and Unicode's writing do not count. */
const comparable = (name: string) =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Looks up what a skill is used in: projects by their tags, experience by its skills.
 * @returns a function that takes a skill's name
 */
export function skillUsage({
  projects,
  experience,
}: Pick<Content, 'projects' | 'experience'>): (skill: string) => Uses {
  const ids = projectAnchors(projects);
  const cards = projects.map(({ title, tags }, index) => ({
    use: { title, anchor: ids[index] ?? '' },
    names: tags.map(comparable),
  }));
  const entries = experience.map(({ role, company, skills }) => ({
    use: { role, company },
    names: skills.map(comparable),
  }));
  return (skill) => {
    const holds = ({ names }: { names: string[] }) => names.includes(comparable(skill));
    return {
      projects: cards.filter(holds).map(({ use }) => use),
      experience: entries.filter(holds).map(({ use }) => use),
    };
  };
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
  return [...new Map(tags.map((tag) => [comparable(tag), tag]))].map(([key, name]) => {
    const id = ids[skills.findIndex((skill) => comparable(skill.name) === key)];
    return id === undefined ? { name } : { name, href: `#${id}` };
  });
}

export interface OwnerFact {
  kind: 'availability' | 'workplace' | 'timeZone' | 'languages';
  /** In the language of the page. */
  name: string;
  value: string;
}

/**
 * The optional answers to recruiters' first questions, as far as the owner gave them.
 * @param zone how the time zone is told: `UTC+8`, or with its name as well,
 *   `Asia/Manila (UTC+8)`, where there is room
 */
export function ownerFacts(
  { owner, site }: Pick<Content, 'owner' | 'site'>,
  words: Words['facts'],
  zone: 'offset' | 'name and offset' = 'offset',
): OwnerFact[] {
  const { availability, workplace, timeZone, languages = [] } = owner;
  const offset = timeZone && utcOffset(timeZone, site.updated, words.utc);
  const facts = [
    { kind: 'availability', name: words.availability, value: availability },
    { kind: 'workplace', name: words.workplace, value: workplace },
    {
      kind: 'timeZone',
      name: words.timeZone,
      value: zone === 'offset' ? offset : timeZone && `${timeZone} (${offset})`,
    },
    {
      kind: 'languages',
      name: words.languages,
      value: listOf(
        languages.map(({ name, level }) => (level === undefined ? name : `${name} (${level})`)),
        site.language,
      ),
    },
  ] as const;
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}
