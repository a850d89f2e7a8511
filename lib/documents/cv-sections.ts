import { shortAddress } from '../addresses/urls';
import { firstSentence, textRunsForDocuments } from '../content/linked-text';
import type { SectionId } from '../content/schema';
import { withFullStops } from '../design/drawable';
import { type CareerEntry, hasShortPoints } from '../profile/career';
import type { ProfileProject } from '../profile/project-lists';
import type { ShortEntry, ShortList } from '../profile/short-lists';
import type { LocalizedSite } from '../site/localized-site';
import { formatNumber } from '../text/intl';
import { nonEmpty, withNote, withoutRepeats } from '../text/text';
import { fill } from '../words/words';

/** A section of the CV, with its heading. `item` of `cv.typ` lays out each of its items. */
interface CvSection {
  title: string;
  items: readonly object[];
}

export interface Linked {
  text: string;
  href?: string;
}

/** How much of the content is in the CV. */
export interface CvExtent {
  hasBiography: boolean;
  /** How many projects it has. */
  projects: number;
  /** How many of them have all their texts. Each of the others has a line, and a sentence. */
  detailedProjects: number;
  /** How large letters and distances are, from 0 to 1 (`cv-styles.typ`). */
  growth: number;
}

/** A text, or its runs if it has links. */
function cvText(text: string, { urlOf }: LocalizedSite) {
  const prose = withFullStops(text);
  const runs = textRunsForDocuments(prose, urlOf('/'));
  if (runs.every(({ href }) => href === undefined)) return prose;
  return runs.map(({ text: run, href }) => ({ run, href }));
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
  const { title, organization, link } = entry;
  const name: Linked = { text: organization ?? title ?? '', href: link?.url };
  const names =
    title && organization ? { title: { text: title }, subtitle: name } : { title: name };
  return { ...names, ...entryTexts(withPointsInLine(entry), site) };
}

/** An entry of which short points are one text: "Ropes · Lamps". */
function withPointsInLine(entry: CareerEntry): CareerEntry {
  if (!hasShortPoints(entry)) return entry;
  const line = entry.highlights.join(' · ');
  return entry.description === undefined
    ? { ...entry, description: line, highlights: [] }
    : { ...entry, highlights: [line] };
}

/** A job, or the roles at one company below its name. */
function companyItem(roles: readonly CareerEntry[], site: LocalizedSite) {
  const entries = roles.map((role) => careerEntry(role, site));
  if (entries.length === 1) return entries[0] ?? {};
  const company: Linked = { text: roles[0]?.organization ?? '', href: roles[0]?.link?.url };
  return { company, roles: entries.map((entry) => ({ ...entry, subtitle: undefined })) };
}

/** The jobs that the owner wants in the CV, by company. */
export const companiesInCv = ({ profile }: LocalizedSite) =>
  profile.companies
    .map((roles) => roles.filter(({ isInCv }) => isInCv))
    .filter((roles) => roles.length > 0);

const shortLine = (entry: ShortEntry, site: LocalizedSite) => ({
  name: { text: entry.name, href: entry.link?.url },
  details: nonEmpty([entry.organization, entry.date?.text]).map((text) => ({ text })),
  summary: entry.summary && cvText(entry.summary, site),
});

/** The entries of a group in lines below its heading, and then those that are only a name. */
function shortListItems(
  { heading, entries, names }: ShortList['groups'][number],
  site: LocalizedSite,
): object[] {
  const lines = entries.map((entry) => shortLine(entry, site));
  const items: object[] = lines.length > 0 ? [{ heading, lines }] : [];
  // Without lines, the heading is before the names: "Courses: Ropes, Lamps".
  const name = heading && lines.length === 0 ? labelFor(heading, site) : undefined;
  if (names.length > 0) items.push({ name, names: names.join(', ') });
  return items;
}

/** The projects that the owner wants in the CV, the featured ones first. */
export const projectsInCv = ({ profile }: LocalizedSite) =>
  profile.projects.filter(({ isInCv }) => isInCv);

/** The projects that have a text, which come first in the CV. */
export const describedProjects = (site: LocalizedSite) => projectsInCv(site).filter(textOf);

/** A project has no more points in the CV, so that there is room for others. */
const MAX_POINTS = 6;

/** A project in a line has no more technologies, so that it is seldom longer than a line. */
const MAX_TAGS_IN_LINE = 4;

/** An address without its query: "kelp.example"; of a file, "Video: kelp.example/film". */
function projectLink({ kind, name, url }: ProfileProject['links'][number], site: LocalizedSite) {
  const address = shortAddress(url.replace(/[?#].*/, ''));
  const isFile = kind === 'video' || kind === 'apk';
  return { text: isFile ? `${labelFor(name, site)} ${address}` : address, href: url };
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
  const technologies = commaList(tags.slice(0, MAX_TAGS_IN_LINE));
  const texts = nonEmpty([organization, period?.text, technologies]);
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
  const others = projectsInCv(site).filter((project) => !described.includes(project));
  const all = [...described, ...others];
  const shown = all.slice(0, extent.projects);
  const detailed = described.slice(0, extent.detailedProjects);
  const entries = detailed.map((project) => projectEntry(project, site));
  const lines: object[] = shown.slice(detailed.length).map((project) => projectLine(project, site));
  if (shown.length < all.length) lines.push(moreProjects(all.length - shown.length, site));
  return lines.length > 0 ? [...entries, { lines }] : entries;
}

/** The intro, the biography, and a row of answers: "Availability: now · Time zone: UTC+8". */
function introduction(site: LocalizedSite, { hasBiography }: CvExtent): CvSection {
  const { person, about } = site.profile;
  const { facts, documents } = site.locale.words;
  const texts = withoutRepeats([person.intro, ...(hasBiography ? about.paragraphs : [])]);
  const items: object[] = texts.map((text) => ({ text: cvText(text, site) }));
  const availability = { name: facts.availability, value: person.availability ?? '' };
  const answers = [availability, ...person.answers]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => ({ name: labelFor(name, site), value }));
  if (answers.length > 0) items.push({ answers });
  return { title: documents.profile, items };
}

/** "Tools: Git, Docker" for each group. */
const skillLines = (site: LocalizedSite) =>
  site.profile.skillGroups.map(({ heading, note, skills }) => ({
    name: heading && labelFor(withNote(heading, note), site),
    names: commaList(skills),
  }));

/**
 * The sections of the CV, in the order of the page. If there are jobs and Skills comes right after
 * them, it stands before the schools.
 */
export function cvSections(site: LocalizedSite, extent: CvExtent): CvSection[] {
  const { schools, shortLists, sections } = site.profile;
  const { experience: titles, projects, skills } = site.locale.words;
  const jobs = companiesInCv(site).map((roles) => companyItem(roles, site));
  const schoolItems = schools.map((school) => careerEntry(school, site));
  const schoolsAndLists: CvSection[] = [
    ...(schools.length > 0 ? [{ title: titles.education, items: schoolItems }] : []),
    ...shortLists.map(({ kind, groups }) => ({
      title: titles[kind],
      items: groups.flatMap((group) => shortListItems(group, site)),
    })),
  ];
  const jobSection = jobs.length > 0 ? [{ title: titles.experience, items: jobs }] : [];
  const isSkillsNext = jobs.length > 0 && sections[sections.indexOf('experience') + 1] === 'skills';
  const skillSection = { title: skills.title, items: skillLines(site) };
  const cvSectionsOf: Record<SectionId, readonly CvSection[]> = {
    about: [],
    experience: isSkillsNext ? jobSection : [...jobSection, ...schoolsAndLists],
    skills: isSkillsNext ? [skillSection, ...schoolsAndLists] : [skillSection],
    projects: [{ title: projects.title, items: projectItems(site, extent) }],
  };
  return [introduction(site, extent), ...sections.flatMap((id) => cvSectionsOf[id])];
}
