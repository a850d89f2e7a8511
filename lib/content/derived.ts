import { listOf, utcOffset } from '../locale';
import type { Words } from '../words/words';
import type { Content, Project, Publication, Skill } from './schema';
import { anchors } from './text';

/** The six anchors of the page, in order. */
const sections = ['home', 'about', 'experience', 'skills', 'projects', 'contact'] as const;

type SectionId = (typeof sections)[number];

/** A section's anchor, and the name of the link to it. */
export interface SectionLink {
  id: SectionId;
  label: string;
}

/** Whether there is anything to say in About. */
export function hasAbout({ about, owner }: Pick<Content, 'about' | 'owner'>): boolean {
  const { photo, paragraphs, services } = about;
  const { workplace, timeZone, languages = [] } = owner;
  return [photo, ...paragraphs, ...services, workplace, timeZone, ...languages].some(Boolean);
}

/**
 * Certificates, publications and awards, as far as there are any: lists of one form, which stand below
 * the work everywhere.
 */
export function shortLists({
  certificates,
  publications,
  awards,
}: Pick<Content, 'certificates' | 'publications' | 'awards'>) {
  const lists: { kind: 'certificates' | 'publications' | 'awards'; entries: ShortEntry[] }[] = [
    { kind: 'certificates', entries: certificates.map(({ issuer: by, ...it }) => ({ by, ...it })) },
    {
      kind: 'publications',
      entries: publications.map(({ publisher: by, ...it }) => ({ by, ...it })),
    },
    {
      kind: 'awards',
      entries: awards.map(({ title: name, awarder: by, ...it }) => ({ name, by, ...it })),
    },
  ];
  return lists.filter(({ entries }) => entries.length > 0);
}

/** A certificate, publication or award; `by` is who gave or published it. */
type ShortEntry = { by?: string } & Pick<Publication, 'name' | 'date' | 'link' | 'summary'>;

/** Everything that stands in the section of experience. */
export type Career = Pick<
  Content,
  'experience' | 'education' | 'certificates' | 'publications' | 'awards'
>;

/**
 * What the section of experience is called by: the first thing that stands in it.
 * @returns undefined if there is nothing
 */
export function experienceKind(career: Career) {
  if (career.experience.length > 0) return 'experience';
  return career.education.length > 0 ? 'education' : shortLists(career)[0]?.kind;
}

/**
 * The sections that the page has, as the links to them are called: those without entries are left
 * out, and so is the way to them.
 */
export function shownSections(
  content: Omit<Content, 'site' | 'contact'>,
  words: Words,
): SectionLink[] {
  const { skills, projects } = content;
  const kind = experienceKind(content);
  const entries: Partial<Record<SectionId, number>> = {
    about: Number(hasAbout(content)),
    experience: Number(kind !== undefined),
    skills: skills.length,
    projects: projects.length,
  };
  return sections
    .filter((id) => entries[id] !== 0)
    .map((id) => ({
      id,
      label: id === 'experience' && kind && kind !== id ? words.experience[kind] : words.menu[id],
    }));
}

/** All projects, the featured ones first; else in the order of the content. */
export const featuredFirst = <P extends Pick<Project, 'featured'>>(projects: readonly P[]): P[] => [
  ...projects.filter(({ featured }) => featured),
  ...projects.filter(({ featured }) => !featured),
];

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

/** Whether two names are one to a reader: letter case and spaces around them do not count. */
const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** A name, and the card of the page that it leads to. */
export interface NamedCard {
  name: string;
  href?: string;
}

/** What a skill is used in. */
export interface SkillUses {
  projects: readonly NamedCard[];
  /** No card leads to them, so they are without `href`. */
  employers: readonly NamedCard[];
}

/**
 * Looks up what a skill is used in: projects by their tags, companies by the skills of their
 * entries, each once.
 * @returns a function that takes a skill's name
 */
export function skillUsage({ projects, experience }: Pick<Content, 'projects' | 'experience'>) {
  const titles = projects.map(({ title }) => title);
  const ids = anchors('project', titles);
  return (skill: string): SkillUses => {
    const isIn = (names: readonly string[]) => names.some((name) => isSame(name, skill));
    const companies = experience.flatMap(({ skills, company }) => (isIn(skills) ? company : []));
    return {
      projects: projects.flatMap(({ tags, title }, index) =>
        isIn(tags) ? { name: title, href: `#${ids[index]}` } : [],
      ),
      employers: [...new Set(companies)].map((name) => ({ name })),
    };
  };
}

/**
 * Leads each tag to the card of the skill it names, which says what else the skill is used in. A tag
 * that names none stays without `href`; one that stands twice is kept once.
 */
export function tagEntries(tags: readonly string[], skills: readonly Skill[]): NamedCard[] {
  const names = skills.map(({ name }) => name);
  const ids = anchors('skill', names);
  const isFirst = (tag: string, index: number) =>
    tags.findIndex((each) => isSame(each, tag)) === index;
  return tags.filter(isFirst).map((tag) => {
    const id = ids[names.findIndex((name) => isSame(name, tag))];
    return id === undefined ? { name: tag } : { name: tag, href: `#${id}` };
  });
}

/**
 * The optional answers to recruiters' first questions, as far as the owner gave them, in the language
 * of the page.
 * @param zone how the time zone is told: `UTC+8`, or with its name as well,
 *   `Asia/Manila (UTC+8)`, where there is room
 */
export function ownerFacts(
  { owner, site }: Pick<Content, 'owner' | 'site'>,
  words: Words['facts'],
  zone: 'offset' | 'name and offset' = 'offset',
) {
  const { availability, workplace, timeZone, languages = [] } = owner;
  const offset = timeZone && utcOffset(timeZone, site.updated);
  const spoken = languages.map(({ name, level }) => (level ? `${name} (${level})` : name));
  const facts = [
    ['availability', availability],
    ['workplace', workplace],
    ['timeZone', zone === 'offset' ? offset : offset && `${timeZone} (${offset})`],
    ['languages', listOf(spoken, site.language)],
  ] as const;
  return facts.flatMap(([kind, value]) => (value ? [{ kind, name: words[kind], value }] : []));
}
