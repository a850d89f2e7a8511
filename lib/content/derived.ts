import { listOf, utcOffset } from '../locale';
import type { Words } from '../words/words';
import type { Content, Experience, Project, Publication, Skill } from './schema';
import { anchors } from './text';

/** Whether About has any content. */
export function hasAbout({ about, owner }: Pick<Content, 'about' | 'owner'>): boolean {
  const { photo, paragraphs, services } = about;
  const { workplace, timeZone, languages = [] } = owner;
  return [photo, ...paragraphs, ...services, workplace, timeZone, ...languages].some(Boolean);
}

/** A certificate, publication or award; `by` is its issuer, publisher or awarder. */
type ShortEntry = { by?: string } & Pick<Publication, 'name' | 'date' | 'link' | 'summary'>;

type ShortListKind = 'certificates' | 'publications' | 'awards';

/** Certificates, publications and awards in the same form; empty lists are left out. */
export function shortLists(content: Pick<Content, ShortListKind>) {
  const certificates = content.certificates.map((each) => ({ ...each, by: each.issuer }));
  const publications = content.publications.map((each) => ({ ...each, by: each.publisher }));
  const awards = content.awards.map((each) => ({ ...each, name: each.title, by: each.awarder }));
  const lists: { kind: ShortListKind; entries: ShortEntry[] }[] = [
    { kind: 'certificates', entries: certificates },
    { kind: 'publications', entries: publications },
    { kind: 'awards', entries: awards },
  ];
  return lists.filter(({ entries }) => entries.length > 0);
}

/** The content of the section "experience". */
export type Career = Pick<Content, 'experience' | 'education' | ShortListKind>;

/** The first list that has entries. It gives the section its title; undefined if all are empty. */
export function experienceKind(career: Career) {
  if (career.experience.length > 0) return 'experience';
  return career.education.length > 0 ? 'education' : shortLists(career)[0]?.kind;
}

/** All projects, the featured ones first, otherwise in the order of the content. */
export const featuredFirst = <P extends Pick<Project, 'featured'>>(projects: readonly P[]): P[] => [
  ...projects.filter(({ featured }) => featured),
  ...projects.filter(({ featured }) => !featured),
];

/** Skills by group, in the order of the content. Skills without a group are last, in one without a name. */
export function skillGroups(skills: readonly Skill[]): { name?: string; skills: Skill[] }[] {
  const groupOf = ({ group }: Skill) => group?.trim();
  const names = new Set(skills.map(groupOf));
  // Deleted and added again, it is last.
  if (names.delete(undefined)) names.add(undefined);
  return [...names].map((name) => ({
    name,
    skills: skills.filter((skill) => groupOf(skill) === name),
  }));
}

/** Whether two names are equal except for letter case and surrounding spaces. */
const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The jobs in their order, neighbouring ones at the same company in one list. */
export function jobsByCompany(experience: readonly Experience[]): Experience[][] {
  const companies: Experience[][] = [];
  for (const job of experience) {
    const jobs = companies.at(-1);
    if (jobs?.[0] && isSame(jobs[0].company, job.company)) jobs.push(job);
    else companies.push([job]);
  }
  return companies;
}

/** A name, and the address of its card on the page, if it has one. */
export interface NamedCard {
  name: string;
  href?: string;
}

/** The projects and employers that a skill was used in. */
export interface SkillUses {
  projects: readonly NamedCard[];
  employers: readonly NamedCard[];
}

/**
 * Finds where skills are used: projects by their tags, companies by the skills of their entries.
 * @returns a function that takes a skill's name
 */
export function skillUsage({ projects, experience }: Pick<Content, 'projects' | 'experience'>) {
  const titles = projects.map(({ title }) => title);
  const ids = anchors('project', titles);
  return (skill: string): SkillUses => {
    const isIn = (names: readonly string[]) => names.some((name) => isSame(name, skill));
    const jobs = experience.filter(({ skills }) => isIn(skills));
    return {
      projects: projects.flatMap(({ tags, title }, index) =>
        isIn(tags) ? { name: title, href: `#${ids[index]}` } : [],
      ),
      employers: [...new Set(jobs.map(({ company }) => company))].map((name) => ({ name })),
    };
  };
}

/** Links each tag to the card of the skill that it names, if there is one. Repeated tags are left out. */
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
 * The owner's answers to recruiters' first questions, as far as they are given.
 * @param zone form of the time zone: `UTC+8`, or `Asia/Manila (UTC+8)`
 */
export function ownerFacts(
  { owner, site }: Pick<Content, 'owner' | 'site'>,
  words: Words['facts'],
  zone: 'offset' | 'name and offset' = 'offset',
) {
  const { availability, workplace, timeZone, languages = [] } = owner;
  const offset = timeZone && utcOffset(timeZone, site.updated);
  const spoken = languages.map(({ name, level }) => {
    if (level === undefined) return name;
    return /[()]/.test(name + level) ? `${name} – ${level}` : `${name} (${level})`;
  });
  const facts = [
    ['availability', availability],
    ['workplace', workplace],
    ['timeZone', zone === 'offset' ? offset : offset && `${timeZone} (${offset})`],
    ['languages', listOf(spoken, site.language)],
  ] as const;
  return facts.flatMap(([kind, value]) => (value ? [{ kind, name: words[kind], value }] : []));
}
