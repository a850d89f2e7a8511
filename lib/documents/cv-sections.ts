import { shortAddress } from '../addresses/urls';
import { textRunsForDocuments } from '../content/linked-text';
import type { SectionId } from '../content/schema';
import type { CareerEntry } from '../profile/career';
import type { ProfileProject } from '../profile/project-lists';
import { isOnlyName, type ShortList } from '../profile/short-lists';
import type { LocalizedSite } from '../site/localized-site';
import { isSameName, nonEmpty, withoutRepeats } from '../text/text';
import { fill, withNote } from '../words/words';

export interface Linked {
  text: string;
  href?: string;
}

/** What may be left out. If there is no room for all, the last of these goes first. */
export const ranks = [
  'texts of jobs',
  'texts of running projects',
  'points of jobs',
  'texts of projects',
  'texts of schools',
  'first paragraph of About',
  'texts of projects without a date',
  'other paragraphs of About',
  'points of projects',
  'texts of certificates and the like',
  'projects without text and date',
] as const;

type Rank = (typeof ranks)[number];

/** A text as runs, some with a link. Without a rank, it always stays. */
export interface CvText {
  rank?: Rank;
  isPoint: boolean;
  /** "Responsibilities:" goes with the text that follows. */
  isLead: boolean;
  runs: readonly { run: string; href?: string }[];
}

/** The texts of the introduction, or names in one paragraph, or an entry like a job or award. */
export interface CvItem {
  rank?: Rank;
  texts?: readonly CvText[];
  groups?: readonly ReturnType<typeof groupOf>[];
  title?: Linked;
  /** Whether it is the title of the next entries. */
  isHeading?: boolean;
  date?: string;
  organization?: Linked;
  /** Short texts after title or organization: kind of job, town, issuer. */
  details?: readonly Linked[];
  /** Technologies in one text, and then addresses. */
  toolsAndLinks?: readonly Linked[];
}

/** A section. All but the introduction have a heading. `section` of `cv.typ` lays it out. */
interface CvSection {
  title?: string;
  items: readonly CvItem[];
}

function cvText(text: string, { urlOf }: LocalizedSite, rank?: Rank, isPoint = false): CvText {
  const runs = textRunsForDocuments(text, urlOf('/'));
  const named = runs.map(({ text: run, href }) => ({ run, href }));
  return { rank, isPoint, isLead: /[:：]$/.test(text), runs: named };
}

/** A name, and what stands between it and its value: "Languages: ". */
export const labelFor = (name: string, { locale: { words } }: LocalizedSite) =>
  fill(words.documents.label, { name });

/** Names, maybe after a label: "Languages: English, Spanish". */
const groupOf = (name: string | undefined, names: readonly Linked[], site: LocalizedSite) => ({
  label: name && labelFor(name, site),
  names,
});

/** Groups of names in one paragraph, or nothing. */
const namesItems = (...groups: ReturnType<typeof groupOf>[]): CvItem[] =>
  groups.some(({ names }) => names.length > 0) ? [{ groups }] : [];

const unlinked = (texts: readonly string[]): Linked[] => texts.map((text) => ({ text }));

type Texts = Pick<ProfileProject, 'description' | 'highlights' | 'hasShortPoints'> &
  Partial<Pick<ProfileProject, 'result'>>;

/** Description, result and points. Without `ofTexts`, the first text stays as long as its entry. */
function textsOf(entry: Texts, site: LocalizedSite, ofPoints: Rank, ofTexts?: Rank): CvText[] {
  const { description, result, highlights, hasShortPoints } = entry;
  // Points of a few words are one text without a bullet: "Ropes · Lamps".
  const points = hasShortPoints ? [highlights.join(' · ')] : highlights;
  return nonEmpty([description, result, ...points]).map((text, index) => {
    // The first text may be a point, if there is no description.
    const isMainText = index === 0 || text === result;
    const hasBullet = text !== description && !hasShortPoints;
    return cvText(text, site, isMainText ? ofTexts : ofPoints, hasBullet);
  });
}

/** A job or school. The company or school is below the title, or is the title. */
function careerEntry(entry: CareerEntry, previous?: CareerEntry): CvItem {
  const { title, organization, link, period, inlineTexts, tags } = entry;
  const name = { text: organization ?? title ?? '', href: link?.url };
  const hasBoth = title !== undefined && organization !== undefined;
  // The place of an employer stands once.
  const isSame = organization !== undefined && previous?.organization === organization;
  const before = isSame ? previous.inlineTexts : [];
  return {
    title: hasBoth ? { text: title } : name,
    date: period?.shortText,
    organization: hasBoth ? name : undefined,
    details: unlinked(inlineTexts.filter((text) => !before.includes(text))),
    toolsAndLinks: unlinked(nonEmpty([tags.join(', ')])),
  };
}

export const jobsInCv = ({ profile }: LocalizedSite) =>
  profile.companies.flat().filter(({ isInCv }) => isInCv);

/** The entries of a group below its heading, and then those that are only a name. */
function shortListItems(
  { heading, entries }: ShortList['groups'][number],
  site: LocalizedSite,
): CvItem[] {
  const names = entries.filter(isOnlyName).map(({ name }) => name);
  const others = entries.filter((entry) => !isOnlyName(entry));
  const items = others.map(({ name, link, date, organization, summary }) => ({
    title: { text: name, href: link?.url },
    date: date?.shortText,
    details: unlinked(nonEmpty([organization])),
    texts: nonEmpty([summary]).map((text) =>
      cvText(text, site, 'texts of certificates and the like'),
    ),
  }));
  // Without entries, the heading is before the names: "Courses: Ropes, Lamps".
  if (items.length === 0) return namesItems(groupOf(heading, unlinked(names), site));
  const headings = heading ? [{ title: { text: heading }, isHeading: true }] : [];
  return [...headings, ...items, ...namesItems(groupOf(undefined, unlinked(names), site))];
}

/** The projects that the owner wants in the CV, the featured ones first. */
export const projectsInCv = ({ profile }: LocalizedSite) =>
  profile.projects.filter(({ isInCv }) => isInCv);

/** Where a project is: "kelp.example", and then other links as words: "Video". */
function projectLinks({ links }: ProfileProject): Linked[] {
  // The address of a video or an app would be an identifier, which says nothing on paper.
  const printed = links.find(({ kind }) => kind !== 'video' && kind !== 'apk');
  const others = links.filter((link) => link !== printed);
  return [
    ...(printed ? [{ text: shortAddress(printed.url), href: printed.url }] : []),
    ...others.map(({ name, url }) => ({ text: name, href: url })),
  ];
}

function projectEntry(project: ProfileProject, site: LocalizedSite): CvItem {
  const { title, period, inlineTexts, tags, isFeatured } = project;
  const texts = textsOf(project, site, 'points of projects');
  const isRunning = period?.start !== undefined && period.end === undefined;
  const described = period || isFeatured ? 'texts of projects' : 'texts of projects without a date';
  const rank = isRunning ? 'texts of running projects' : described;
  return {
    rank: texts.length > 0 || period ? rank : 'projects without text and date',
    title: { text: title },
    date: period?.shortText,
    details: unlinked(inlineTexts.filter((text) => !isSameName(text, title))),
    toolsAndLinks: [...unlinked(nonEmpty([tags.join(', ')])), ...projectLinks(project)],
    texts,
  };
}

/** The paragraphs of intro and About. One that begins with the intro again goes on after it. */
export function introAndAbout({ profile: { person, about } }: LocalizedSite): string[] {
  const { intro } = person;
  const isSentence = /\p{P}$/u.test(intro);
  const paragraphs = about.paragraphs.map((text) =>
    isSentence && text.startsWith(intro) ? text.slice(intro.length).trim() : text,
  );
  return nonEmpty(withoutRepeats([intro, ...paragraphs]));
}

/** The intro, what else About says, and answers in one paragraph: "Availability: now". */
function introduction(site: LocalizedSite): CvSection {
  const { person } = site.profile;
  const { availability: name } = site.locale.words.facts;
  const answers = [{ name, value: person.availability ?? '' }, ...person.answers]
    .filter(({ value }) => value)
    .map((answer) => groupOf(answer.name, unlinked([answer.value]), site));
  const [intro, first, ...others] = introAndAbout(site);
  const texts = [
    ...nonEmpty([intro]).map((text) => cvText(text, site)),
    ...nonEmpty([first]).map((text) => cvText(text, site, 'first paragraph of About')),
    ...others.map((text) => cvText(text, site, 'other paragraphs of About')),
  ];
  return { items: [{ texts }, ...namesItems(...answers)] };
}

/** "Tools: Git, Docker (learning)" for each group. A note of all its skills is after the label. */
function skillLines(site: LocalizedSite) {
  const { words } = site.locale;
  return site.profile.skillGroups.flatMap(({ heading, entries: skills }) => {
    const [first, second] = skills;
    const isSame = heading && second && skills.every(({ note }) => note === first?.note);
    const common = isSame ? first?.note : undefined;
    const names = skills.map(({ name, note }) => withNote(name, common ? undefined : note, words));
    return namesItems(groupOf(heading && withNote(heading, common, words), unlinked(names), site));
  });
}

/** All sections of the CV, in the order of the page. If there are jobs, schools come last. */
export function cvSections(site: LocalizedSite): CvSection[] {
  const { schools, shortLists, contentSections } = site.profile;
  const { experience: titles, projects, skills } = site.locale.words;
  const entriesOf = (entries: readonly CareerEntry[], ofPoints: Rank, ofTexts: Rank) =>
    entries.map((entry, index) => ({
      ...careerEntry(entry, entries[index - 1]),
      texts: textsOf(entry, site, ofPoints, ofTexts),
    }));
  const jobs = entriesOf(jobsInCv(site), 'points of jobs', 'texts of jobs');
  const schoolItems = entriesOf(schools, 'texts of schools', 'texts of schools');
  const schoolsAndLists: CvSection[] = [
    { title: titles.education, items: schoolItems },
    ...shortLists.map(({ kind, groups }) => ({
      title: titles[kind],
      items: groups.flatMap((group) => shortListItems(group, site)),
    })),
  ];
  const hasJobs = jobs.length > 0;
  const projectItems = projectsInCv(site).map((project) => projectEntry(project, site));
  const cvSectionsOf: Record<SectionId, readonly CvSection[]> = {
    about: [],
    experience: hasJobs ? [{ title: titles.experience, items: jobs }] : schoolsAndLists,
    skills: [{ title: skills.title, items: skillLines(site) }],
    projects: [{ title: projects.title, items: projectItems }],
  };
  const sections = contentSections.flatMap((id) => cvSectionsOf[id]);
  return [introduction(site), ...sections, ...(hasJobs ? schoolsAndLists : [])].filter(
    ({ items }) => items.length > 0,
  );
}

export type CvPiece = CvItem | CvText;

/** What may be left out, the last one first: an entry or a text. */
export function piecesIn(sections: readonly CvSection[]): CvPiece[] {
  const items = sections.flatMap((section) => section.items);
  const pieces = items.flatMap((item) =>
    [item, ...(item.texts ?? [])].map((piece: CvPiece, placeInEntry) => ({
      piece,
      placeInEntry,
    })),
  );
  return ranks.flatMap((rank) => {
    const ofRank = pieces.filter(({ piece }) => piece.rank === rank);
    // The first points of all projects, then their second ones, so that none has nine and one none.
    if (rank === 'points of projects')
      ofRank.sort((one, other) => one.placeInEntry - other.placeInEntry);
    return ofRank.map(({ piece }) => piece);
  });
}

/** The sections with the pieces that stay. Of an entry that does not, the name stays. */
export function sectionsWith(
  staying: readonly CvPiece[],
  sections: readonly CvSection[],
  site: LocalizedSite,
): CvSection[] {
  const stays = (piece: CvPiece) => piece.rank === undefined || staying.includes(piece);
  const textStays = (text: CvText, index: number, all: readonly CvText[]) =>
    stays(text) && (!text.isLead || stays(all[index + 1] ?? text));
  return sections.map((section) => {
    const kept = section.items.filter(stays);
    const gone = section.items.filter((item) => !stays(item));
    const items = kept.map((item) => ({ ...item, texts: item.texts?.filter(textStays) }));
    const names = gone.map(({ title, toolsAndLinks }) => ({
      text: title?.text ?? '',
      href: toolsAndLinks?.find(({ href }) => href)?.href,
    }));
    const label = kept.length > 0 ? site.locale.words.projects.more : undefined;
    return { ...section, items: [...items, ...namesItems(groupOf(label, names, site))] };
  });
}
