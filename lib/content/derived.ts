import type { Words } from '../words/words';
import { listOf, utcOffset } from './locale';
import type { Content, Experience, Project, Skill } from './schema';
import { anchors } from './text';

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

/**
 * Skills by their groups, groups and skills in the order of the content; those of no group last.
 * @returns one group without a name if no skill names one
 */
export function skillGroups(skills: readonly Skill[]): { name?: string; skills: Skill[] }[] {
  const groupOf = ({ group }: Skill) => group?.trim();
  const names = new Set(skills.map(groupOf));
  // Added anew, it stands last.
  if (names.delete(undefined)) names.add(undefined);
  return [...names].map((name) => ({
    name,
    skills: skills.filter((skill) => groupOf(skill) === name),
  }));
}

/** The ids of the project cards, in the order of the projects; links and structured data use them. */
export function projectAnchors(projects: readonly Pick<Project, 'title'>[]): string[] {
  const titles = projects.map(({ title }) => title);
  return anchors('project', titles);
}

/** The ids of the skill cards, in the order of the skills. */
export function skillAnchors(skills: readonly Pick<Skill, 'name'>[]): string[] {
  const names = skills.map(({ name }) => name);
  return anchors('skill', names);
}

/** Where a skill stands besides the list of skills. */
export interface Uses {
  /** Projects with their cards' ids, without `#`. */
  projects: { title: string; anchor?: string }[];
  experience: Pick<Experience, 'role' | 'company'>[];
}

/** Whether two names are one to a reader: letter case and spaces around them do not count. */
const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Looks up what a skill is used in: projects by their tags, experience by its skills.
 * @returns a function that takes a skill's name
 */
export function skillUsage({
  projects,
  experience,
}: Pick<Content, 'projects' | 'experience'>): (skill: string) => Uses {
  const ids = projectAnchors(projects);
  const cards = projects.map((project, index) => ({ ...project, anchor: ids[index] }));
  return (skill) => ({
    projects: cards.filter(({ tags }) => tags.some((tag) => isSame(tag, skill))),
    experience: experience.filter(({ skills }) => skills.some((each) => isSame(each, skill))),
  });
}

/**
 * Leads each tag to the card of the skill it names, which says what else the skill is used in. A tag
 * that names none stays without `href`; one that stands twice is kept once.
 */
export function tagEntries(
  tags: readonly string[],
  skills: readonly Skill[],
): { name: string; href?: string }[] {
  const ids = skillAnchors(skills);
  const isFirst = (tag: string, index: number) =>
    tags.findIndex((each) => isSame(each, tag)) === index;
  return tags.filter(isFirst).map((name) => {
    const id = ids[skills.findIndex((skill) => isSame(skill.name, name))];
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
  const spoken = languages.map(({ name, level }) => (level ? `${name} (${level})` : name));
  const facts = [
    ['availability', availability],
    ['workplace', workplace],
    ['timeZone', zone === 'offset' ? offset : offset && `${timeZone} (${offset})`],
    ['languages', listOf(spoken, site.language)],
  ] as const;
  return facts.flatMap(([kind, value]) => (value ? [{ kind, name: words[kind], value }] : []));
}
