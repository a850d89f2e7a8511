import { shortAddress } from '../addresses/urls';
import { textRunsForDocuments } from '../content/linked-text';
import type { SectionId } from '../content/schema';
import type { CareerEntry } from '../profile/career';
import type { ProfileProject } from '../profile/project-lists';
import type { ShortEntry, ShortList } from '../profile/short-lists';
import type { LocalizedSite } from '../site/localized-site';
import { firstSentence, groupsOf, hasSentence, nonEmpty, withoutRepeats } from '../text/text';
import { fill, withNote } from '../words/words';

export interface Linked {
  text: string;
  href?: string;
}

/** One or several sentences, as runs of which some have a link. */
export interface CvPart {
  /** The parts of the last round are left out first; without a round, a part always stays. */
  round?: number;
  runs: readonly { run: string; href?: string }[];
}

/** A paragraph or point. */
interface CvText {
  isPoint: boolean;
  parts: readonly CvPart[];
}

/** The texts of the introduction, or names in one paragraph, or an entry like a job or award. */
export interface CvItem {
  texts?: readonly CvText[];
  groups?: readonly ReturnType<typeof groupOf>[];
  title?: Linked;
  date?: string;
  /** The employer, school or issuer, if it is not the title. */
  organization?: Linked;
  /** Short texts after it: kind of job, town. */
  details?: readonly Linked[];
  /** Technologies in one text, and then addresses. */
  toolsAndLinks?: readonly Linked[];
}

/** A section. All but the introduction have a heading. `section` of `cv.typ` lays it out. */
interface CvSection {
  title?: string;
  items: readonly CvItem[];
}

function partOf(text: string, { urlOf }: LocalizedSite, round?: number): CvPart {
  const runs = textRunsForDocuments(text, urlOf('/'));
  return { round, runs: runs.map(({ text: run, href }) => ({ run, href })) };
}

/** A paragraph, whose first sentence stays longer than the others. */
function paragraphOf(text: string, round: number, site: LocalizedSite): CvText {
  // A link has a "?" or "." of its own.
  const hasLink = /\]\(|:\/\//.test(text);
  const first = hasLink ? text : firstSentence(text, site.locale.language);
  const others = nonEmpty([text.slice(first.length)]);
  const parts = others.map((sentences) => partOf(sentences, site, round + 2));
  return { isPoint: false, parts: [partOf(first, site, round), ...parts] };
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

/** At the smallest size, a line has about so many letters. */
export const LETTERS_OF_LINE = 100;

type Texts = Pick<ProfileProject, 'title' | 'description' | 'highlights' | 'result'>;

/** Description, result and points. Each result or first point is in round 1. */
function textsOf(entry: Partial<Texts>, site: LocalizedSite): CvText[] {
  const { title = '', description, result, highlights = [] } = entry;
  const isNew = (text: string) => text !== title;
  const others = highlights.filter(isNew);
  // Short points stand in one line: "Ropes · Lamps".
  const line = others.join(' · ');
  const isOneText = line.length <= LETTERS_OF_LINE && !others.some(hasSentence);
  const points = nonEmpty([result, ...(isOneText ? [line] : others)]);
  const paragraphs = nonEmpty([description]).filter(isNew);
  return [
    ...paragraphs.map((text) => paragraphOf(text, 0, site)),
    ...points.map((text, index) => ({
      isPoint: text === result || !isOneText,
      parts: [partOf(text, site, isOneText ? 3 : index + 1)],
    })),
  ];
}

const tagsText = (tags: readonly string[]) => unlinked(nonEmpty([tags.join(', ')]));

/** A job or school. Without a title, the name of the company or school is the title. */
function careerEntry(entry: CareerEntry, site: LocalizedSite): CvItem {
  const { title, organization, link, period, inlineTexts, tags } = entry;
  const linked = organization === undefined ? [] : [{ text: organization, href: link?.url }];
  const [name, employer] = title ? [{ text: title }, ...linked] : linked;
  return {
    title: name,
    date: period?.shortText,
    organization: employer,
    details: unlinked(inlineTexts),
    toolsAndLinks: tagsText(tags),
    texts: textsOf(entry, site),
  };
}

export const jobsInCv = ({ profile }: LocalizedSite) =>
  profile.companies.flat().filter(({ isInCv }) => isInCv);

/** Of longer lists, the later entries are only names. */
const MOST_ENTRIES = 14;

/** Beside jobs, fewer projects are entries. */
const MOST_PROJECTS_BESIDE_JOBS = 6;

/** The projects that the owner wants in the CV, the featured ones first. */
export const projectsInCv = ({ profile }: LocalizedSite) =>
  profile.projects.filter(({ isInCv }) => isInCv);

/** Whether an address can be typed from paper, so that it is printed. */
export const isTypeable = (url: string) =>
  !shortAddress(url).includes('?') && shortAddress(url).length <= LETTERS_OF_LINE;

/** "ana.dev"; empty for the address in AGENTS.md, which stands for one that is not known yet. */
export function pageAddress({ urlOf }: LocalizedSite): string {
  const address = shortAddress(urlOf('/'));
  return address === 'your-name.example' ? '' : address;
}

/** Links to different addresses. */
export const differentLinks = (links: readonly Linked[]) =>
  links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);

/** Where a project is: "kelp.example", and then other links as words: "Video". */
function projectLinks({ links }: ProfileProject): Linked[] {
  // The address of a video or an app would be an identifier, which says nothing on paper.
  const printed = links.find(
    ({ kind, url }) => kind !== 'video' && kind !== 'apk' && isTypeable(url),
  );
  return differentLinks([
    ...(printed ? [{ text: shortAddress(printed.url), href: printed.url }] : []),
    ...links.map(({ name, url }) => ({ text: name, href: url })),
  ]);
}

function projectEntry(project: ProfileProject, site: LocalizedSite): CvItem {
  const { title, period, inlineTexts, tags } = project;
  return {
    title: { text: title },
    date: period?.shortText,
    details: unlinked(inlineTexts.filter((text) => text !== title)),
    toolsAndLinks: [...tagsText(tags), ...projectLinks(project)],
    texts: textsOf(project, site),
  };
}

/** The first projects as entries, and the others as "Kelp (Vue.js, Go)". */
function projectItems(site: LocalizedSite): CvItem[] {
  const { words } = site.locale;
  const projects = projectsInCv(site);
  const most = jobsInCv(site).length > 0 ? MOST_PROJECTS_BESIDE_JOBS : MOST_ENTRIES;
  const names = projects.slice(most).map(({ title, tags, links }) => ({
    text: withNote(title, tags.join(', ') || undefined, words),
    href: links[0]?.url,
  }));
  return [
    ...projects.slice(0, most).map((project) => projectEntry(project, site)),
    ...namesItems(groupOf(words.projects.more, names, site)),
  ];
}

/** Certificates and the like. Those without date and text are names after their issuer. */
function listItems({ groups }: ShortList, site: LocalizedSite): CvItem[] {
  const isEntry = ({ date, summary }: ShortEntry) => date !== undefined || summary !== undefined;
  const all = groups.flatMap(({ entries }) => entries);
  const inFull = all.filter(isEntry).slice(0, MOST_ENTRIES);
  const items = inFull.map(({ name, link, date, organization, group, summary }) => ({
    title: { text: name, href: link?.url },
    date: date?.shortText,
    organization: organization ? { text: organization } : undefined,
    details: unlinked(nonEmpty([group])),
    texts: nonEmpty([summary]).map((text) => paragraphOf(text, 0, site)),
  }));
  // "Courses (Reef School): Ropes, Lamps"
  const labelOf = ({ group, organization }: ShortEntry) =>
    group ? withNote(group, organization, site.locale.words) : organization;
  const others = all.filter((entry) => !inFull.includes(entry));
  const names = groupsOf(
    others.map((entry) => ({ name: entry.name, link: entry.link, group: labelOf(entry) })),
  ).map(({ heading, entries }) =>
    groupOf(
      heading,
      entries.map(({ name, link }) => ({ text: name, href: link?.url })),
      site,
    ),
  );
  return [...items, ...names.flatMap((group) => namesItems(group))];
}

/** The paragraphs of intro and About. One that begins with the intro again goes on after it. */
export function introAndAbout({ profile: { person, about } }: LocalizedSite): string[] {
  const { intro } = person;
  const isSentence = /\p{P}$/u.test(intro);
  const paragraphs = about.paragraphs.map((text) =>
    isSentence && text.startsWith(intro) ? text.slice(intro.length).trim() : text,
  );
  return nonEmpty(withoutRepeats([...intro.split('\n\n'), ...paragraphs]));
}

/** The intro, what else About says, and answers in one paragraph: "Availability: now". */
function introduction(site: LocalizedSite): CvSection {
  const { person } = site.profile;
  const { availability: name } = site.locale.words.facts;
  const answers = [{ name, value: person.availability ?? '' }, ...person.answers]
    .filter(({ value }) => value)
    .map((answer) => groupOf(answer.name, unlinked([answer.value]), site));
  const [intro = '', ...paragraphs] = introAndAbout(site);
  const texts = [
    { isPoint: false, parts: [partOf(intro, site)] },
    ...paragraphs.map((text, index) => paragraphOf(text, 3 + 2 * index, site)),
  ];
  return { items: [{ texts }, ...namesItems(...answers)] };
}

/** "Tools: Git, Docker (learning)" for each group. A note of all is after the label. */
function skillLines(site: LocalizedSite): CvItem[] {
  const { words } = site.locale;
  return site.profile.skillGroups.flatMap(({ heading, entries: skills }) => {
    const [first, second] = skills;
    const isSame = heading && second && skills.every(({ note }) => note === first?.note);
    const common = isSame ? first?.note : undefined;
    const names = skills.map(({ name, note }) => withNote(name, common ? undefined : note, words));
    return namesItems(groupOf(heading && withNote(heading, common, words), unlinked(names), site));
  });
}

/** All sections of the CV, in an order that is the same for all owners. */
export function cvSections(site: LocalizedSite): CvSection[] {
  const { schools, shortLists, contentSections } = site.profile;
  const { experience: titles, projects, skills } = site.locale.words;
  const entriesOf = (entries: readonly CareerEntry[]) =>
    entries.map((entry) => careerEntry(entry, site));
  const all: (CvSection & { id: SectionId })[] = [
    { id: 'experience', title: titles.experience, items: entriesOf(jobsInCv(site)) },
    { id: 'experience', title: titles.education, items: entriesOf(schools) },
    { id: 'projects', title: projects.title, items: projectItems(site) },
    { id: 'skills', title: skills.title, items: skillLines(site) },
    ...shortLists.map((list) => ({
      id: 'experience' as const,
      title: titles[list.kind],
      items: listItems(list, site),
    })),
  ];
  const shown = all.filter(({ id, items }) => contentSections.includes(id) && items.length > 0);
  return [introduction(site), ...shown.map(({ title, items }) => ({ title, items }))];
}

/** What may be left out, the last part first. In a round, long lists give parts before short ones. */
export const optionalParts = (sections: readonly CvSection[]): CvPart[] =>
  sections
    .toSorted((one, other) => one.items.length - other.items.length)
    .flatMap(({ items }) => items.flatMap(({ texts = [] }) => texts.flatMap(({ parts }) => parts)))
    .filter(({ round }) => round !== undefined)
    .sort((one, other) => Number(one.round) - Number(other.round));

/** The sections with the optional parts that are shown, in `runs` for `paragraph` of `cv-styles.typ`. */
export function sectionsWith(sections: readonly CvSection[], shown = optionalParts(sections)) {
  const stays = (part: CvPart) => part.round === undefined || shown.includes(part);
  const runsIn = ({ isPoint, parts }: CvText) => ({
    isPoint,
    runs: parts.filter(stays).flatMap(({ runs }) => runs),
  });
  return sections.map(({ title, items }) => ({
    title,
    items: items.map(({ texts = [], ...item }) => ({
      ...item,
      texts: texts.map(runsIn).filter(({ runs }) => runs.length > 0),
    })),
  }));
}
