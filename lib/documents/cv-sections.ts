import { shortAddress } from '../addresses/urls';
import { firstSentence, sentenceEnds, textRunsForDocuments } from '../content/linked-text';
import type { SectionId } from '../content/schema';
import { withFullStops } from '../design/drawable';
import type { CareerEntry } from '../profile/career';
import type { ProfileProject } from '../profile/project-lists';
import type { ShortEntry, ShortList } from '../profile/short-lists';
import type { LocalizedSite } from '../site/localized-site';
import { nonEmpty, withNote } from '../text/text';
import { fill } from '../words/words';

export interface Linked {
  text: string;
  href?: string;
}

type CvText = ReturnType<typeof cvText>;

/** A job, school, project, certificate, publication or award. */
interface CvEntry {
  kind: 'entry';
  /** When it was. */
  label?: string;
  title: Linked;
  /** What stands beside the title: company, place, address. */
  details: readonly Linked[];
  /** One more address, if the line has room for it. */
  moreDetail?: Linked;
  skills: readonly Linked[];
  texts: readonly CvText[];
  points: readonly CvText[];
}

type CvItem =
  | CvEntry
  | { kind: 'paragraph'; text: CvText }
  | { kind: 'heading'; text: string }
  | { kind: 'names'; label?: string; names: readonly Linked[] };

/** A section of the CV, with its heading. `item` of `cv.typ` lays out each of its items. */
interface CvSection {
  title: string;
  items: readonly CvItem[];
}

/** How much of the content is in the CV. The first ones of each list have the room. */
export interface CvExtent {
  /** Paragraphs of the biography. */
  paragraphs: number;
  /** Projects with an entry. The others are names. */
  projects: number;
  /** Jobs, schools and projects with all their texts. Each of the others has a sentence. */
  detailedJobs: number;
  detailedSchools: number;
  detailedProjects: number;
  /** How many steps letters and distances are larger than the least ones. */
  growth: number;
}

/** A text, or its runs if it has links. */
function cvText(text: string, { urlOf }: LocalizedSite) {
  const prose = withFullStops(text);
  const runs = textRunsForDocuments(prose, urlOf('/'));
  if (runs.every(({ href }) => href === undefined)) return prose;
  return runs.map(({ text: run, href }) => ({ run, href }));
}

const withNotes = (list: readonly { name: string; note?: string }[]): Linked[] =>
  list.map(({ name, note }) => ({ text: withNote(name, note) }));

/** A name before its value: "Languages:". */
export const labelFor = (name: string, { locale: { words } }: LocalizedSite) =>
  fill(words.documents.label, { name });

const unlinked = (texts: readonly (string | undefined)[]): Linked[] =>
  nonEmpty(texts).map((text) => ({ text }));

interface Texts extends Pick<CareerEntry, 'description' | 'highlights' | 'hasShortPoints'> {
  result?: string;
}

/** All texts of an entry. Points of a few words are one text: "Ropes · Lamps". */
function allTexts({ description, result, highlights, hasShortPoints }: Texts) {
  const line = hasShortPoints ? highlights.join(' · ') : '';
  return hasShortPoints
    ? { texts: nonEmpty([description, result, line]), points: [] }
    : { texts: nonEmpty([description]), points: nonEmpty([result, ...highlights]) };
}

/** A sentence of an entry, which may be a point, and the result of a featured project. */
function leastTexts({ description, result, highlights }: Texts, language: string) {
  const [text, ...others] = nonEmpty([description, result, ...highlights.slice(0, 1)]);
  return {
    texts: text === undefined ? [] : [firstSentence(withFullStops(text), language)],
    points: others.filter((other) => other === result),
  };
}

function cvTexts(entry: Texts, isDetailed: boolean, site: LocalizedSite) {
  const { texts, points } = isDetailed ? allTexts(entry) : leastTexts(entry, site.locale.language);
  return {
    texts: texts.map((text) => cvText(text, site)),
    points: points.map((point) => cvText(point, site)),
  };
}

/** A job or school. The company or school is beside the title, or is the title. */
function careerEntry(entry: CareerEntry, isDetailed: boolean, site: LocalizedSite): CvEntry {
  const { title, organization, link, period, inlineTexts, tags } = entry;
  const name: Linked = { text: organization ?? title ?? '', href: link?.url };
  return {
    kind: 'entry',
    label: period?.shortText,
    title: title && organization ? { text: title } : name,
    details: [...(title && organization ? [name] : []), ...unlinked(inlineTexts)],
    skills: withNotes(tags),
    ...cvTexts(entry, isDetailed, site),
  };
}

/** The jobs that the owner wants in the CV. */
export const jobsInCv = ({ profile }: LocalizedSite) =>
  profile.companies.flat().filter(({ isInCv }) => isInCv);

const shortEntry = (entry: ShortEntry, site: LocalizedSite): CvEntry => ({
  kind: 'entry',
  label: entry.date?.shortText,
  title: { text: entry.name, href: entry.link?.url },
  details: unlinked([entry.organization]),
  skills: [],
  texts: entry.summary ? [cvText(entry.summary, site)] : [],
  points: [],
});

/** The entries of a group below its heading, and then those that are only a name. */
function shortListItems(
  { heading, entries, names }: ShortList['groups'][number],
  site: LocalizedSite,
): CvItem[] {
  // Without entries, the heading is before the names: "Courses: Ropes, Lamps".
  if (entries.length === 0) return [namesItem(heading, unlinked(names), site)];
  return [
    ...(heading ? [{ kind: 'heading' as const, text: heading }] : []),
    ...entries.map((entry) => shortEntry(entry, site)),
    ...(names.length > 0 ? [namesItem(undefined, unlinked(names), site)] : []),
  ];
}

/** The projects that the owner wants in the CV, the featured ones first. */
export const projectsInCv = ({ profile }: LocalizedSite) =>
  profile.projects.filter(({ isInCv }) => isInCv);

export const hasText = ({ description, result, highlights }: ProfileProject) =>
  nonEmpty([description, result, ...highlights]).length > 0;

/** The projects in the order of the CV: first those with a text. */
export function orderedProjects(site: LocalizedSite) {
  const projects = projectsInCv(site);
  return [...projects.filter(hasText), ...projects.filter((project) => !hasText(project))];
}

/** A project has no more points in the CV, so that there is room for others. */
const MAX_POINTS = 6;

/** What is longer says nothing that the name of the link does not say. */
const MAX_ADDRESS_LENGTH = 60;

/** Where a project is: "kelp.example", and after addresses the linked word "Video"; none twice. */
function projectLinks({ links }: ProfileProject): Linked[] {
  const all = links.map(({ kind, name, url }) => {
    const address = shortAddress(url);
    const isNamed = kind === 'video' || kind === 'apk' || address.length > MAX_ADDRESS_LENGTH;
    return { text: isNamed ? name : address, href: url, isNamed };
  });
  return all
    .filter(({ text }, index) => all.findIndex((link) => link.text === text) === index)
    .sort((one, other) => Number(one.isNamed) - Number(other.isNamed))
    .map(({ text, href }) => ({ text, href }));
}

/** @param isInLine whether the technologies are in the line of the title */
function projectEntry(
  project: ProfileProject,
  { isInLine, isDetailed }: Record<'isInLine' | 'isDetailed', boolean>,
  site: LocalizedSite,
): CvEntry {
  const { title, period, inlineTexts, tags, highlights } = project;
  const [link, moreDetail] = projectLinks(project);
  const points = highlights.slice(0, MAX_POINTS);
  const technologies = withNotes(tags);
  const inLine = isInLine ? [technologies.map(({ text }) => text).join(', ')] : [];
  return {
    kind: 'entry',
    label: period?.shortText,
    title: { text: title },
    details: [...unlinked([...inlineTexts, ...inLine]), ...(link ? [link] : [])],
    moreDetail,
    skills: isInLine ? [] : technologies,
    ...cvTexts({ ...project, highlights: points }, isDetailed, site),
  };
}

/** Projects with all their texts, others with a sentence, and the names of those that are left. */
function projectItems(site: LocalizedSite, extent: CvExtent): CvItem[] {
  const projects = orderedProjects(site);
  const isInLine = !projects.some(hasText);
  const entries = projects.slice(0, extent.projects).map((project, index) => {
    const isDetailed = index < extent.detailedProjects;
    return projectEntry(project, { isInLine, isDetailed }, site);
  });
  const names = projects
    .slice(entries.length)
    .map(({ title, links }) => ({ text: title, href: links[0]?.url }));
  if (names.length === 0) return entries;
  const { more } = site.locale.words.projects;
  return [...entries, namesItem(entries.length > 0 ? more : undefined, names, site)];
}

/** Texts without the sentences that an earlier one has. */
function withoutRepeatedSentences(texts: readonly string[], language: string): string[] {
  const said = new Set<string>();
  const withoutRepeats = (text: string) => {
    const ends = sentenceEnds(text, language);
    const sentences = ends.map((end, index) => text.slice(ends[index - 1], end));
    const fresh = sentences.filter((sentence) => !said.has(sentence.trim()));
    for (const sentence of sentences) said.add(sentence.trim());
    return fresh.join('').trim();
  };
  return nonEmpty(texts.map(withoutRepeats));
}

/** The intro, the biography, and answers: "Availability: now". */
function introduction(site: LocalizedSite, { paragraphs }: CvExtent): CvSection {
  const { person, about } = site.profile;
  const { facts, documents } = site.locale.words;
  const all = [person.intro, ...about.paragraphs.slice(0, paragraphs)];
  const texts = withoutRepeatedSentences(all, site.locale.language);
  const answers = [{ name: facts.availability, value: person.availability }, ...person.answers];
  return {
    title: documents.profile,
    items: [
      ...texts.map((text) => ({ kind: 'paragraph' as const, text: cvText(text, site) })),
      ...answers
        .filter(({ value }) => value)
        .map(({ name, value }) => namesItem(name, unlinked([value]), site)),
    ],
  };
}

const namesItem = (name: string | undefined, names: readonly Linked[], site: LocalizedSite) => ({
  kind: 'names' as const,
  label: name && labelFor(name, site),
  names,
});

/** "Tools: Git, Docker" for each group. */
const skillLines = (site: LocalizedSite) =>
  site.profile.skillGroups.map(({ heading, note, skills }) =>
    namesItem(heading && withNote(heading, note), withNotes(skills), site),
  );

/**
 * The sections of the CV, in the order of the page. If there are jobs and Skills comes right after
 * them, it stands before the schools.
 */
export function cvSections(site: LocalizedSite, extent: CvExtent): CvSection[] {
  const { schools, shortLists, contentSections } = site.profile;
  const { experience: titles, projects, skills } = site.locale.words;
  const entriesOf = (entries: readonly CareerEntry[], detailed: number) =>
    entries.map((entry, index) => careerEntry(entry, index < detailed, site));
  const jobs = entriesOf(jobsInCv(site), extent.detailedJobs);
  const schoolItems = entriesOf(schools, extent.detailedSchools);
  const schoolsAndLists: CvSection[] = [
    ...(schools.length > 0 ? [{ title: titles.education, items: schoolItems }] : []),
    ...shortLists.map(({ kind, groups }) => ({
      title: titles[kind],
      items: groups.flatMap((group) => shortListItems(group, site)),
    })),
  ];
  const jobSection = jobs.length > 0 ? [{ title: titles.experience, items: jobs }] : [];
  const afterExperience = contentSections[contentSections.indexOf('experience') + 1];
  const isSkillsNext = jobs.length > 0 && afterExperience === 'skills';
  const skillSection = { title: skills.title, items: skillLines(site) };
  const cvSectionsOf: Record<SectionId, readonly CvSection[]> = {
    about: [],
    experience: isSkillsNext ? jobSection : [...jobSection, ...schoolsAndLists],
    skills: isSkillsNext ? [skillSection, ...schoolsAndLists] : [skillSection],
    projects: [{ title: projects.title, items: projectItems(site, extent) }],
  };
  return [introduction(site, extent), ...contentSections.flatMap((id) => cvSectionsOf[id])];
}
