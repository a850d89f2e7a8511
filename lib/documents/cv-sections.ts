import { shortAddress } from '../addresses/urls';
import { sentencesIn, textRunsForDocuments } from '../content/linked-text';
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

/** Names in a line, maybe after a label: "Languages: English, Spanish". */
const namesItem = (name: string | undefined, names: readonly Linked[], site: LocalizedSite) => ({
  kind: 'names' as const,
  label: name && labelFor(name, site),
  names,
});

const unlinked = (texts: readonly (string | undefined)[]): Linked[] =>
  nonEmpty(texts).map((text) => ({ text }));

type Texts = Pick<ProfileProject, 'description' | 'highlights' | 'hasShortPoints'> &
  Partial<Pick<ProfileProject, 'result'>>;

/** All texts of an entry, or a sentence, which may be a point, and the result of a project. */
function textsOf(entry: Texts, isFull: boolean, site: LocalizedSite) {
  const { description, result, highlights, hasShortPoints } = entry;
  const cvTexts = (list: readonly (string | undefined)[]) =>
    nonEmpty(list).map((text) => cvText(text, site));
  const all = hasShortPoints
    ? // Points of a few words are one text: "Ropes · Lamps".
      { texts: [description, result, highlights.join(' · ')], points: [] }
    : { texts: [description], points: [result, ...highlights] };
  const [first = ''] = nonEmpty([...all.texts, ...all.points]);
  // With full stops in place of emoji, `sentencesIn` finds where sentences end.
  const [sentence] = sentencesIn(withFullStops(first), site.locale.language);
  // Without a description, the sentence is the result, which must not stand there twice.
  const short = { texts: [sentence], points: [description && result] };
  const { texts, points } = isFull ? all : short;
  return { texts: cvTexts(texts), points: cvTexts(points) };
}

/** A job or school. The company or school is beside the title, or is the title. */
function careerEntry(entry: CareerEntry, isFull: boolean, site: LocalizedSite): CvEntry {
  const { title, organization, link, period, inlineTexts, tags } = entry;
  const name = { text: organization ?? title ?? '', href: link?.url };
  return {
    kind: 'entry',
    label: period?.shortText,
    title: title && organization ? { text: title } : name,
    details: [...(title && organization ? [name] : []), ...unlinked(inlineTexts)],
    skills: unlinked(tags.map(({ name: tag }) => tag)),
    ...textsOf(entry, isFull, site),
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

/** A longer list of projects without a text is one that nobody reads. */
const MAX_WITHOUT_TEXT = 20;

/** The projects that can be more than a name: those with a text, and some of the others. */
export function projectsWithEntry(site: LocalizedSite) {
  const projects = projectsInCv(site);
  const others = projects.filter((project) => !hasText(project));
  return [...projects.filter(hasText), ...others.slice(0, MAX_WITHOUT_TEXT)];
}

/** A project has no more points in the CV, so that there is room for others. */
const MAX_POINTS = 6;

/** The address of a video or an app would be an identifier, which says nothing on paper. */
const isNamed = ({ kind }: ProfileProject['links'][number]) => kind === 'video' || kind === 'apk';

/** Where a project is: "kelp.example", and after addresses the linked word "Video". */
const projectLinks = ({ links }: ProfileProject): Linked[] =>
  links
    .toSorted((one, other) => Number(isNamed(one)) - Number(isNamed(other)))
    .map((link) => ({ text: isNamed(link) ? link.name : shortAddress(link.url), href: link.url }));

/** Without a text, it is one line, with the technologies beside its title. */
function projectEntry(project: ProfileProject, isFull: boolean, site: LocalizedSite): CvEntry {
  const { title, period, inlineTexts, tags, highlights } = project;
  const [link, moreDetail] = projectLinks(project);
  const points = highlights.slice(0, MAX_POINTS);
  const skills = tags.map(({ name }) => name);
  const skillsInLine = hasText(project) ? undefined : skills.join(', ');
  return {
    kind: 'entry',
    label: period?.shortText,
    title: { text: title },
    details: [...unlinked([...inlineTexts, skillsInLine]), ...(link ? [link] : [])],
    moreDetail,
    skills: hasText(project) ? unlinked(skills) : [],
    ...textsOf({ ...project, highlights: points }, isFull, site),
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
  return names.length > 0 ? [...entries, namesItem(label, names, site)] : entries;
}

/** The intro, the biography, and answers: "Availability: now". */
function introduction(site: LocalizedSite, extent: CvExtent): CvSection {
  const { person, about } = site.profile;
  const { facts, documents } = site.locale.words;
  const texts = nonEmpty([person.intro, ...about.paragraphs.slice(0, extent.paragraphs)]);
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

/** "Tools: Git, Docker (learning)" for each group. */
const skillLines = (site: LocalizedSite) =>
  site.profile.skillGroups.map(({ heading, note, skills }) => {
    const names = skills.map((skill) => withNote(skill.name, skill.note));
    return namesItem(heading && withNote(heading, note), unlinked(names), site);
  });

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
