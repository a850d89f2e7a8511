import { shortAddress } from '../addresses/short-address';
import { textPartsOutside } from '../content/linked-text';
import type { SectionId } from '../content/schema';
import { withFullStops } from '../design/drawable';
import type { CareerEntry } from '../profile/career';
import type { ProfileProject } from '../profile/project-lists';
import type { ShortEntry } from '../profile/short-lists';
import type { LocalizedSite } from '../site/make-sites';
import { formatNumber } from '../text/intl';
import { nonEmpty, withNote, withoutRepeats } from '../text/text';
import { fill } from '../words/words';

/** A part of the CV, below a heading. `cv.typ` has a function for each thing in it. */
interface CvPart {
  title: string;
  items: readonly object[];
}

export interface Linked {
  text: string;
  href?: string;
}

/** How much of its content the CV has. */
export interface CvExtent {
  hasBiography: boolean;
  /** How many projects have their texts, and how many others have a line. */
  described: number;
  named: number;
  /** How large letters and distances are: `cv-styles.typ`. */
  room: number;
}

/** A text, or its parts if it has links. */
function cvText(text: string, { urlOf }: LocalizedSite) {
  const prose = withFullStops(text);
  const parts = textPartsOutside(prose, urlOf('/'));
  if (parts.every(({ href }) => href === undefined)) return prose;
  return parts.map(({ text: part, href }) => ({ part, href }));
}

/** Names with commas between them, in every language: programs that read a CV split at commas. */
const commaList = (list: readonly { name: string; note?: string }[]) =>
  list.map(({ name, note }) => withNote(name, note)).join(', ');

/** A name before its value: "Languages:". */
export const labelFor = (name: string, { locale: { words } }: LocalizedSite) =>
  fill(words.documents.label, { name });

/** What the CV says of a job, a school or a project below its title. */
const entryTexts = (entry: CareerEntry | ProfileProject, site: LocalizedSite) => ({
  details: nonEmpty([entry.period?.text, ...entry.details]),
  description: entry.description && cvText(entry.description, site),
  highlights: entry.highlights.map((point) => cvText(point, site)),
  skills: commaList(entry.tags),
});

export const hasText = ({ description, highlights }: CareerEntry | ProfileProject) =>
  description !== undefined || highlights.length > 0;

/** A job or school. The company or school is below the title, or is the title. */
function careerEntry(entry: CareerEntry, site: LocalizedSite) {
  const { title, organization = '', link } = entry;
  const last: Linked = { text: organization || (title ?? ''), href: link?.url };
  const names =
    title && organization ? { title: { text: title }, subtitle: last } : { title: last };
  return { ...names, ...entryTexts(entry, site) };
}

/** A job, or the roles at one company below its name. */
function companyItem(roles: readonly CareerEntry[], site: LocalizedSite) {
  const entries = roles.map((role) => careerEntry(role, site));
  if (entries.length === 1) return entries[0] ?? {};
  const withoutCompany = entries.map((entry) => ({ ...entry, subtitle: undefined }));
  return { company: entries[0]?.subtitle, roles: withoutCompany };
}

/** The jobs that the owner wants in the CV, by company. */
export const companiesInCv = ({ profile }: LocalizedSite) =>
  profile.companies
    .map((roles) => roles.filter(({ isInCv }) => isInCv))
    .filter((roles) => roles.length > 0);

const shortLine = (
  { name, organization, date, link, summary }: ShortEntry,
  site: LocalizedSite,
) => ({
  name: { text: name, href: link?.url },
  details: nonEmpty([organization, date?.text]).map((text) => ({ text })),
  summary: summary && cvText(summary, site),
});

/** The projects that the owner wants in the CV: the featured ones, then those of each group. */
export const projectsInCv = ({ profile }: LocalizedSite) =>
  profile.projects.filter(({ isInCv }) => isInCv);

/** A project has no more points in the CV, so that there is room for others. */
const MAX_POINTS = 6;

/** A row of a project has no more technologies, so that it is seldom longer than a line. */
const MAX_TAGS = 4;

/** An address, after the name of the link if it leads to a file. */
function projectLink({ kind, name, url }: ProfileProject['links'][number], site: LocalizedSite) {
  const address = shortAddress(url);
  const isNamed = kind === 'video' || kind === 'apk';
  return { text: isNamed ? `${labelFor(name, site)} ${address}` : address, href: url };
}

function projectEntry(project: ProfileProject, site: LocalizedSite) {
  const { highlights, ...texts } = entryTexts(project, site);
  return {
    title: { text: project.title },
    ...texts,
    highlights: [...(project.result ? [project.result] : []), ...highlights].slice(0, MAX_POINTS),
    links: project.links.map((link) => projectLink(link, site)),
  };
}

/** "Kelp · 2024 · C, Go · kelp.example" */
function projectLine(
  { title, organization, period, tags, links }: ProfileProject,
  site: LocalizedSite,
) {
  const texts = nonEmpty([organization, period?.text, commaList(tags.slice(0, MAX_TAGS))]);
  const details: Linked[] = texts.map((text) => ({ text }));
  return {
    name: { text: title },
    details: [...details, ...links.slice(0, 1).map((link) => projectLink(link, site))],
  };
}

/** "and 28 more on juan-dela-cruz.example" */
function moreProjects(count: number, { locale: { words, language }, urlOf }: LocalizedSite) {
  const pageUrl = urlOf('/');
  const values = { count: formatNumber(count, language), site: shortAddress(pageUrl) };
  return { details: [{ text: fill(words.documents.moreProjects, values), href: pageUrl }] };
}

/** The first projects that have texts, with these, and then a row for each of the first others. */
function projectItems(site: LocalizedSite, extent: CvExtent): object[] {
  const wanted = projectsInCv(site);
  const described = wanted.filter(hasText).slice(0, extent.described);
  const others = wanted.filter((project) => !described.includes(project));
  const named = others.slice(0, extent.named).map((project) => projectLine(project, site));
  const leftOut = others.length - named.length;
  const lines = leftOut > 0 ? [...named, moreProjects(leftOut, site)] : named;
  const entries = described.map((project) => projectEntry(project, site));
  return lines.length > 0 ? [...entries, { lines }] : entries;
}

/** The intro, the biography, and facts. */
function introduction(site: LocalizedSite, { hasBiography }: CvExtent): CvPart {
  const { person, about } = site.profile;
  const { facts, documents } = site.locale.words;
  const texts = withoutRepeats([person.intro, ...(hasBiography ? about.paragraphs : [])]);
  const availability = { name: facts.availability, value: person.availability ?? '' };
  const known = [availability, ...person.facts].filter(({ value }) => value !== '');
  const row = known.map(({ name, value }) => ({ name: labelFor(name, site), value }));
  const paragraphs = texts.map((text) => ({ text: cvText(text, site) }));
  return {
    title: documents.profile,
    items: row.length > 0 ? [...paragraphs, { facts: row }] : paragraphs,
  };
}

/** A line for each group, or for each skill whose name is a list: "Databases (MySQL, MongoDB)". */
const skillLines = (site: LocalizedSite) =>
  site.profile.skillGroups.flatMap(({ heading, note, skills }) => {
    const hasLists = !heading && skills.some(({ name }) => name.includes(', '));
    const lines = hasLists ? skills.map((skill) => [skill]) : [skills];
    const name = heading && labelFor(withNote(heading, note), site);
    return lines.map((line) => ({ name, skillNames: commaList(line) }));
  });

/**
 * The parts of the CV, in the order of the page's sections. If there are jobs and Skills comes
 * right after them, it stands before the schools.
 */
export function cvParts(site: LocalizedSite, extent: CvExtent): CvPart[] {
  const { schools, shortLists, sections } = site.profile;
  const { experience: titles, projects, skills } = site.locale.words;
  const jobs = companiesInCv(site).map((roles) => companyItem(roles, site));
  const schoolItems = schools.map((school) => careerEntry(school, site));
  const schoolsAndLists: CvPart[] = [
    ...(schools.length > 0 ? [{ title: titles.education, items: schoolItems }] : []),
    ...shortLists.map((list) => ({
      title: titles[list.kind],
      items: [{ lines: list.entries.map((entry) => shortLine(entry, site)) }],
    })),
  ];
  const jobPart = jobs.length > 0 ? [{ title: titles.experience, items: jobs }] : [];
  const isSkillsNext = jobs.length > 0 && sections[sections.indexOf('experience') + 1] === 'skills';
  const skillPart = { title: skills.title, items: skillLines(site) };
  const parts: Record<SectionId, readonly CvPart[]> = {
    about: [],
    experience: isSkillsNext ? jobPart : [...jobPart, ...schoolsAndLists],
    skills: isSkillsNext ? [skillPart, ...schoolsAndLists] : [skillPart],
    projects: [{ title: projects.title, items: projectItems(site, extent) }],
  };
  return [introduction(site, extent), ...sections.flatMap((id) => parts[id])];
}
