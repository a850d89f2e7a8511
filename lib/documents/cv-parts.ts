import { shortAddress } from '../addresses/urls';
import { firstSentence, textPartsOutside } from '../content/linked-text';
import type { SectionId } from '../content/schema';
import { withFullStops } from '../design/drawable';
import { type CareerEntry, hasShortPoints } from '../profile/career';
import type { ProfileProject } from '../profile/project-lists';
import type { ShortEntry, ShortList } from '../profile/short-lists';
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
  /** How many projects it has. */
  projects: number;
  /** How many of them have all their texts. The others have a line, and a sentence. */
  whole: number;
  /** How large letters and distances are, from 0 to 1 (`cv-styles.typ`). */
  growth: number;
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

export const hasText = ({ description, highlights }: CareerEntry) =>
  description !== undefined || highlights.length > 0;

const textOf = ({ description, result, highlights }: ProfileProject) =>
  description ?? result ?? highlights[0];

/** A job or school. The company or school is below the title, or is the title. */
function careerEntry(entry: CareerEntry, site: LocalizedSite) {
  const { title, organization = '', link } = entry;
  const last: Linked = { text: organization || (title ?? ''), href: link?.url };
  const names =
    title && organization ? { title: { text: title }, subtitle: last } : { title: last };
  if (!hasShortPoints(entry)) return { ...names, ...entryTexts(entry, site) };
  const [description = '', ...highlights] = nonEmpty([
    entry.description,
    entry.highlights.join(' · '),
  ]);
  return { ...names, ...entryTexts({ ...entry, description, highlights }, site) };
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

/** The entries of a group in lines, and those that are only a name in a comma list. */
function shortListItems(
  { heading, entries, names }: ShortList['groups'][number],
  site: LocalizedSite,
): object[] {
  const lines = entries.map((entry) => shortLine(entry, site));
  const name = heading && labelFor(heading, site);
  return [
    ...(lines.length > 0 ? [{ heading, lines }] : []),
    ...(names.length > 0
      ? [{ name: lines.length > 0 ? undefined : name, names: names.join(', ') }]
      : []),
  ];
}

/** The projects that the owner wants in the CV, the featured ones first. */
export const projectsInCv = ({ profile }: LocalizedSite) =>
  profile.projects.filter(({ isInCv }) => isInCv);

/** The projects that have a text, which come first in the CV. */
export const describedProjects = (site: LocalizedSite) => projectsInCv(site).filter(textOf);

/** A project has no more points in the CV, so that there is room for others. */
const MAX_POINTS = 6;

/** A row of a project has no more technologies, so that it is seldom longer than a line. */
const MAX_TAGS = 4;

/** An address without its query, after the name of the link if it leads to a file. */
function projectLink({ kind, name, url }: ProfileProject['links'][number], site: LocalizedSite) {
  const address = shortAddress(url.replace(/[?#].*/, ''));
  const isNamed = kind === 'video' || kind === 'apk';
  return { text: isNamed ? `${labelFor(name, site)} ${address}` : address, href: url };
}

function projectEntry(project: ProfileProject, site: LocalizedSite) {
  const points = nonEmpty([project.result, ...project.highlights]).slice(0, MAX_POINTS);
  return {
    title: { text: project.title },
    ...entryTexts({ ...project, highlights: points }, site),
    links: project.links.map((link) => projectLink(link, site)),
  };
}

/** "Kelp · 2024 · C, Go · kelp.example", and below it a sentence, if there is one. */
function projectLine(project: ProfileProject, site: LocalizedSite) {
  const { title, organization, period, tags, links } = project;
  const sentence = firstSentence(withFullStops(textOf(project) ?? ''), site.locale.language);
  const texts = nonEmpty([organization, period?.text, commaList(tags.slice(0, MAX_TAGS))]);
  const details: Linked[] = texts.map((text) => ({ text }));
  return {
    name: { text: title },
    details: [...details, ...links.slice(0, 1).map((link) => projectLink(link, site))],
    summary: sentence && cvText(sentence, site),
  };
}

/** "and 28 more on juan-dela-cruz.example" */
function moreProjects(count: number, { locale: { words, language }, urlOf }: LocalizedSite) {
  const pageUrl = urlOf('/');
  const values = { count: formatNumber(count, language), site: shortAddress(pageUrl) };
  return { details: [{ text: fill(words.documents.moreProjects, values), href: pageUrl }] };
}

/** Projects with all their texts, others with a sentence, and then those that have no text. */
function projectItems(site: LocalizedSite, extent: CvExtent): object[] {
  const described = describedProjects(site);
  const names = projectsInCv(site).filter((project) => !described.includes(project));
  const all = [...described, ...names];
  const shown = all.slice(0, extent.projects);
  const whole = described.slice(0, extent.whole);
  const entries = whole.map((project) => projectEntry(project, site));
  const lines = shown.slice(whole.length).map((project) => projectLine(project, site));
  const leftOut = all.length - shown.length;
  const rows = leftOut > 0 ? [...lines, moreProjects(leftOut, site)] : lines;
  return rows.length > 0 ? [...entries, { lines: rows }] : entries;
}

/** The intro, the biography, and facts. */
function introduction(site: LocalizedSite, { hasBiography }: CvExtent): CvPart {
  const { person, about } = site.profile;
  const { facts, documents } = site.locale.words;
  const texts = withoutRepeats([person.intro, ...(hasBiography ? about.paragraphs : [])]);
  const availability = { name: facts.availability, value: person.availability ?? '' };
  const known = [availability, ...person.answers].filter(({ value }) => value !== '');
  const row = known.map(({ name, value }) => ({ name: labelFor(name, site), value }));
  const paragraphs = texts.map((text) => ({ text: cvText(text, site) }));
  return {
    title: documents.profile,
    items: row.length > 0 ? [...paragraphs, { facts: row }] : paragraphs,
  };
}

/** A line for each group. */
const skillLines = (site: LocalizedSite) =>
  site.profile.skillGroups.map(({ heading, note, skills }) => ({
    name: heading && labelFor(withNote(heading, note), site),
    names: commaList(skills),
  }));

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
    ...shortLists.map(({ kind, groups }) => ({
      title: titles[kind],
      items: groups.flatMap((group) => shortListItems(group, site)),
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
