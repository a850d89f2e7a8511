import { shortAddress } from '../addresses/urls';
import { sentencesIn, textRunsForDocuments } from '../content/linked-text';
import type { SectionId } from '../content/schema';
import { withFullStops } from '../design/drawable';
import type { CareerEntry } from '../profile/career';
import type { ProfileProject } from '../profile/project-lists';
import type { ShortEntry, ShortList } from '../profile/short-lists';
import type { LocalizedSite } from '../site/localized-site';
import { isSameName, nonEmpty } from '../text/text';
import { fill, withNote } from '../words/words';

export interface Linked {
  text: string;
  href?: string;
}

type CvText = ReturnType<typeof cvText>;

/**
 * A job, school, project, certificate, publication or award: a line with its title, and `end` at
 * the edge, one with `organization` and `below`, then texts and points.
 */
interface CvEntry {
  kind: 'entry';
  title: Linked;
  /** Technologies, or who issued a certificate; below the title if that has an organization. */
  beside: readonly string[];
  /** When it was, or else where it is on the Web. */
  end: readonly Linked[];
  organization?: Linked;
  /** Place, kind of job, address. */
  below: readonly Linked[];
  texts: readonly CvText[];
  points: readonly CvText[];
}

type CvItem =
  | CvEntry
  | { kind: 'paragraph'; text: CvText }
  | { kind: 'heading'; text: string }
  | ReturnType<typeof namesItem>;

/** A section. All but the introduction have a heading. `section` of `cv.typ` lays it out. */
interface CvSection {
  title?: string;
  items: readonly CvItem[];
}

/**
 * How many entries of each list are in the CV; all of them if there is no number. `full…` have all
 * their texts, and each of the others has a sentence. Projects without an entry are names. `growth`
 * says how much larger letters and distances are than the least ones, in steps.
 */
export type CvExtent = Partial<
  Record<'paragraphs' | 'projects' | 'fullJobs' | 'fullSchools' | 'fullProjects' | 'growth', number>
>;

/** A text, or its runs if it has links. */
function cvText(text: string, { urlOf }: LocalizedSite) {
  const prose = withFullStops(text);
  const runs = textRunsForDocuments(prose, urlOf('/'));
  if (runs.every(({ href }) => href === undefined)) return prose;
  return runs.map(({ text: run, href }) => ({ run, href }));
}

/** A name, and what stands between it and its value: "Languages: ". */
export const labelFor = (name: string, { locale: { words } }: LocalizedSite) =>
  fill(words.documents.label, { name });

/** Names, maybe after a label: "Languages: English, Spanish". */
const groupOf = (name: string | undefined, names: readonly Linked[], site: LocalizedSite) => ({
  label: name && labelFor(name, site),
  names,
});

/** Groups of names in one paragraph. */
const namesItem = (...groups: ReturnType<typeof groupOf>[]) => ({ kind: 'names' as const, groups });

const unlinked = (texts: readonly (string | undefined)[]): Linked[] =>
  nonEmpty(texts).map((text) => ({ text }));

type Texts = Pick<ProfileProject, 'description' | 'highlights' | 'hasShortPoints'> &
  Partial<Pick<ProfileProject, 'result'>>;

/** A project has no more points in the CV, so that there is room for others. */
const MAX_POINTS = 6;

/** All texts of an entry, or a sentence, which may be a point, and the result of a project. */
function textsOf(entry: Texts, isFull: boolean, site: LocalizedSite, most = Infinity) {
  const { description, result, highlights, hasShortPoints } = entry;
  const cvTexts = (list: readonly (string | undefined)[]) =>
    nonEmpty(list).map((text) => cvText(text, site));
  const all = hasShortPoints
    ? // Points of a few words are one text: "Ropes · Lamps".
      { texts: [description, result, highlights.join(' · ')], points: [] }
    : { texts: [description], points: nonEmpty([result, ...highlights]).slice(0, most) };
  const [first = ''] = nonEmpty([...all.texts, ...all.points]);
  // With full stops in place of emoji, `sentencesIn` finds where sentences end.
  const [sentence] = sentencesIn(withFullStops(first), site.locale.language);
  // Without a description, the sentence is the result, which must not stand there twice.
  const short = { texts: [sentence], points: [description && result] };
  const { texts, points } = isFull ? all : short;
  return { texts: cvTexts(texts), points: cvTexts(points) };
}

/** A job or school. The company or school is below the title, or is the title. */
function careerEntry(entry: CareerEntry, isFull: boolean, site: LocalizedSite): CvEntry {
  const { title, organization, link, period, inlineTexts, tags } = entry;
  const name = { text: organization ?? title ?? '', href: link?.url };
  const hasBoth = title !== undefined && organization !== undefined;
  return {
    kind: 'entry',
    title: hasBoth ? { text: title } : name,
    beside: tags,
    end: unlinked([period?.shortText]),
    organization: hasBoth ? name : undefined,
    below: unlinked(inlineTexts),
    ...textsOf(entry, isFull, site),
  };
}

/** The jobs that the owner wants in the CV. */
export const jobsInCv = ({ profile }: LocalizedSite) =>
  profile.companies.flat().filter(({ isInCv }) => isInCv);

const shortEntry = (entry: ShortEntry, site: LocalizedSite): CvEntry => ({
  kind: 'entry',
  title: { text: entry.name, href: entry.link?.url },
  beside: nonEmpty([entry.organization]),
  end: unlinked([entry.date?.shortText]),
  below: [],
  texts: entry.summary ? [cvText(entry.summary, site)] : [],
  points: [],
});

/** The entries of a group below its heading, and then those that are only a name. */
function shortListItems(
  { heading, entries, names }: ShortList['groups'][number],
  site: LocalizedSite,
): CvItem[] {
  // Without entries, the heading is before the names: "Courses: Ropes, Lamps".
  if (entries.length === 0) return [namesItem(groupOf(heading, unlinked(names), site))];
  return [
    ...(heading ? [{ kind: 'heading' as const, text: heading }] : []),
    ...entries.map((entry) => shortEntry(entry, site)),
    ...(names.length > 0 ? [namesItem({ label: undefined, names: unlinked(names) })] : []),
  ];
}

/** The projects that the owner wants in the CV, the featured ones first. */
export const projectsInCv = ({ profile }: LocalizedSite) =>
  profile.projects.filter(({ isInCv }) => isInCv);

export const hasText = ({ description, result, highlights }: ProfileProject) =>
  nonEmpty([description, result, ...highlights]).length > 0;

/** A longer list of projects without a text is one that nobody reads. */
const MAX_WITHOUT_TEXT = 20;

/** The projects that can be more than a name: those with a text, and some of the others. */
export function projectsWithEntry(site: LocalizedSite) {
  const projects = projectsInCv(site);
  const others = projects.filter((project) => !hasText(project));
  return [...projects.filter(hasText), ...others.slice(0, MAX_WITHOUT_TEXT)];
}

/** The address of a video or an app would be an identifier, which says nothing on paper. */
const isNamed = ({ kind }: ProfileProject['links'][number]) => kind === 'video' || kind === 'apk';

/** Where a project is: "kelp.example", and after its address other links as words: "Video". */
const projectLinks = ({ links }: ProfileProject): Linked[] =>
  links
    .toSorted((one, other) => Number(isNamed(one)) - Number(isNamed(other)))
    .map((link, index) => ({
      text: isNamed(link) || index > 0 ? link.name : shortAddress(link.url),
      href: link.url,
    }));

function projectEntry(project: ProfileProject, isFull: boolean, site: LocalizedSite): CvEntry {
  const { title, period, inlineTexts, tags } = project;
  const links = projectLinks(project);
  const details = unlinked(inlineTexts.filter((text) => !isSameName(text, title)));
  return {
    kind: 'entry',
    title: { text: title },
    beside: tags,
    end: period ? unlinked([period.shortText]) : links,
    below: period ? [...details, ...links] : details,
    ...textsOf(project, isFull, site, MAX_POINTS),
  };
}

/** Projects with all their texts, others with a sentence, and the names of those that are left. */
function projectItems(site: LocalizedSite, extent: CvExtent): CvItem[] {
  const projects = projectsWithEntry(site).slice(0, extent.projects);
  const { fullProjects = Infinity } = extent;
  const entries = projects.map((project, index) =>
    projectEntry(project, index < fullProjects, site),
  );
  const names = projectsInCv(site)
    .filter((project) => !projects.includes(project))
    .map(({ title, links }) => ({ text: title, href: links[0]?.url }));
  const label = entries.length > 0 ? site.locale.words.projects.more : undefined;
  return names.length > 0 ? [...entries, namesItem(groupOf(label, names, site))] : entries;
}

/** The intro, the biography, and answers in one paragraph: "Availability: now". */
function introduction(site: LocalizedSite, extent: CvExtent): CvSection {
  const { person, about } = site.profile;
  const texts = nonEmpty([person.intro, ...about.paragraphs.slice(0, extent.paragraphs)]);
  const { availability: name } = site.locale.words.facts;
  const answers = [{ name, value: person.availability ?? '' }, ...person.answers];
  const groups = answers
    .filter(({ value }) => value)
    .map((answer) => groupOf(answer.name, unlinked([answer.value]), site));
  const paragraphs = texts.map((text) => ({
    kind: 'paragraph' as const,
    text: cvText(text, site),
  }));
  return { items: [...paragraphs, ...(groups.length > 0 ? [namesItem(...groups)] : [])] };
}

/** "Tools: Git, Docker (learning)" for each group. */
function skillLines(site: LocalizedSite) {
  const { words } = site.locale;
  return site.profile.skillGroups.map(({ heading, skills }) => {
    const names = unlinked(skills.map((skill) => withNote(skill.name, skill.note, words)));
    return namesItem(groupOf(heading, names, site));
  });
}

/** The sections of the CV, in the order of the page. If there are jobs, schools come last. */
export function cvSections(site: LocalizedSite, extent: CvExtent): CvSection[] {
  const { schools, shortLists, contentSections } = site.profile;
  const { experience: titles, projects, skills } = site.locale.words;
  const entriesOf = (entries: readonly CareerEntry[], full = Infinity) =>
    entries.map((entry, index) => careerEntry(entry, index < full, site));
  const jobs = entriesOf(jobsInCv(site), extent.fullJobs);
  const schoolItems = entriesOf(schools, extent.fullSchools);
  const schoolsAndLists: CvSection[] = [
    ...(schools.length > 0 ? [{ title: titles.education, items: schoolItems }] : []),
    ...shortLists.map(({ kind, groups }) => ({
      title: titles[kind],
      items: groups.flatMap((group) => shortListItems(group, site)),
    })),
  ];
  const hasJobs = jobs.length > 0;
  const cvSectionsOf: Record<SectionId, readonly CvSection[]> = {
    about: [],
    experience: hasJobs ? [{ title: titles.experience, items: jobs }] : schoolsAndLists,
    skills: [{ title: skills.title, items: skillLines(site) }],
    projects: [{ title: projects.title, items: projectItems(site, extent) }],
  };
  const sections = contentSections.flatMap((id) => cvSectionsOf[id]);
  return [introduction(site, extent), ...sections, ...(hasJobs ? schoolsAndLists : [])];
}
