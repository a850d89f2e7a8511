import { shortAddress } from '../addresses/urls';
import { textRunsForDocuments } from '../content/linked-text';
import type { CareerEntry, ShortEntry, ShortList } from '../profile/career';
import type { ProfileProject } from '../profile/project-lists';
import type { LocalizedSite } from '../site/localized-site';
import { firstSentence, groupsOf, hasSentence, nonEmpty, withoutRepeats } from '../text/text';
import { fill, withNote } from '../words/words';

export interface Linked {
  text: string;
  href?: string;
}

/**
 * If a CV is too long, texts leave it in rounds. Those of the highest round go first:
 *
 * | round | of a job, school, project or certificate | of About |
 * |---|---|---|
 * | 0, which never go | technologies | the intro |
 * | 1 | the first text; of a description, only its first sentence | |
 * | 1.5 | sentences with a number, and all other texts of a school | sentences with a number |
 * | 2 | the second text | the first sentence of the first paragraph |
 * | 3 | the third text, and the rest of a description | |
 * | 4 | the fourth text | the rest of that paragraph, and the first sentence of the second one |
 * | 5 | the fifth text, and so on | |
 * | 99 | technologies and topics of what ended more than ten years ago | |
 */
const rounds = { never: 0, numbersAndSchools: 1.5, longAgo: 99 };

/** One or several sentences, as runs of which some have a link. */
export interface CvPart {
  round: number;
  runs: readonly { run: string; href?: string }[];
}

interface CvText {
  /** The technologies of an entry are one text. */
  kind: 'technologies' | 'paragraph' | 'point';
  parts: readonly CvPart[];
}

/** The texts of the introduction, or names in one paragraph, or an entry like a job or award. */
interface CvItem {
  texts?: readonly CvText[];
  /** "Languages: " before the names, which are one paragraph. */
  label?: string;
  names?: readonly Linked[];
  title?: Linked;
  date?: string;
  /** The employer, school or issuer, if it is not the title. */
  organization?: Linked;
  /** Short texts: kind of job and town, or "Availability: now". */
  details?: readonly Linked[];
  links?: readonly Linked[];
}

/** A section. All but the introduction have a heading. `section` of `cv.typ` lays it out. */
interface CvSection {
  title?: string;
  items: readonly CvItem[];
}

function partOf(text: string, { urlOf }: LocalizedSite, round = rounds.never): CvPart {
  const runs = textRunsForDocuments(text, urlOf('/'));
  return { round, runs: runs.map(({ text: run, href }) => ({ run, href })) };
}

/** "40 %" or "19 years", but not the name "HTML5". */
const number = /(?<![\p{L}\p{N}])\p{N}/u;

const sentencesOf = (text: string, site: LocalizedSite, round: number): CvPart =>
  partOf(text, site, number.test(text) ? Math.min(round, rounds.numbersAndSchools) : round);

/** A paragraph, with the rounds of its first sentence and of the others. */
function paragraphOf(text: string, site: LocalizedSite, round: number, nextRound: number): CvText {
  // A link has a "?" or "." of its own.
  const hasLink = /\]\(|:\/\//.test(text);
  const first = hasLink ? text : firstSentence(text, site.locale.language);
  const beginning = sentencesOf(first, site, round);
  const others = nonEmpty([text.slice(first.length)]).map((each) => {
    const part = sentencesOf(each, site, nextRound);
    // A sentence with a number does not stay without the one before.
    return { ...part, round: Math.max(part.round, beginning.round) };
  });
  return { kind: 'paragraph', parts: [beginning, ...others] };
}

/** A name, and what stands between it and its value: "Languages: ". */
export const labelFor = (name: string, { locale: { words } }: LocalizedSite) =>
  fill(words.documents.label, { name });

const namesItem = (label: string | undefined, names: readonly Linked[], site: LocalizedSite) => ({
  label: label && labelFor(label, site),
  names,
});

const unlinked = (texts: readonly string[]): Linked[] => texts.map((text) => ({ text }));

/** At the smallest size, a line has about so many letters. */
export const LETTERS_OF_LINE = 100;

/** Whether a title says a text, too: "Fern & Flour Bakery" says "Fern & Flour". */
const says = (title: string, text: string) =>
  ` ${title} `.toLowerCase().includes(` ${text} `.toLowerCase());

const yearOf = (date: string) => Number(date.slice(0, 4));

function textsOf(
  entry: CareerEntry | ProfileProject,
  site: LocalizedSite,
  lastRound = Infinity,
): CvText[] {
  const { title = '', description, highlights, tags, period } = entry;
  const isNew = (text: string) => !says(title, text);
  const paragraphs = nonEmpty([description]).filter(isNew);
  const others = highlights.filter(isNew);
  // Topics stand in one line: "Ropes · Lamps".
  const line = others.join(' · ');
  const areTopics = line.length <= LETTERS_OF_LINE && !others.some(hasSentence);
  const result = 'result' in entry ? entry.result : undefined;
  const points = nonEmpty([result, ...(areTopics ? [] : others)]);
  const isLongAgo = period?.end && yearOf(site.profile.updated) - yearOf(period.end) > 10;
  const listOf = (kind: CvText['kind'], text: string, round: number): CvText[] =>
    text ? [{ kind, parts: [partOf(text, site, isLongAgo ? rounds.longAgo : round)] }] : [];
  // The third text of an entry has round 3.
  const roundOf = (place: number) => Math.min(place, lastRound);
  const beforePoints = paragraphs.length + 1;
  return [
    ...listOf('technologies', tags.join(', '), rounds.never),
    ...paragraphs.map((text) => paragraphOf(text, site, roundOf(1), roundOf(3))),
    ...points.map((text, index) => ({
      kind: 'point' as const,
      parts: [sentencesOf(text, site, roundOf(beforePoints + index))],
    })),
    ...listOf('paragraph', areTopics ? line : '', roundOf(beforePoints + points.length)),
  ];
}

/** A job or school. Without a title, the name of the company or school is the title. */
function careerEntry(entry: CareerEntry, site: LocalizedSite, lastRound?: number): CvItem {
  const { title, organization, link, period, inlineTexts } = entry;
  const linked = organization === undefined ? [] : [{ text: organization, href: link?.url }];
  const [name, employer] = title ? [{ text: title }, ...linked] : linked;
  return {
    title: name,
    date: period?.shortText,
    organization: employer,
    details: unlinked(inlineTexts),
    texts: textsOf(entry, site, lastRound),
  };
}

export const jobsInCv = ({ profile }: LocalizedSite) =>
  profile.companies.flat().filter(({ isInCv }) => isInCv);

/** Of longer lists, the later entries are only names: more would be a page of their own. */
const MOST_ENTRIES = 14;

/** Beside jobs, which say more, fewer projects are entries. */
const MOST_PROJECTS_BESIDE_JOBS = 6;

/** The projects that the owner wants in the CV, the featured ones first. */
export const projectsInCv = ({ profile }: LocalizedSite) =>
  profile.projects.filter(({ isInCv }) => isInCv);

/** Whether an address can be typed from paper, so that it is printed. */
export const isTypeable = (url: string) =>
  !shortAddress(url).includes('?') && shortAddress(url).length <= LETTERS_OF_LINE;

/** AGENTS.md writes it into `content/site.ts` until the owner knows the real address. */
const unknownAddress = 'your-name.example';

/** "ana.dev" */
export function pageAddress({ urlOf }: LocalizedSite): string {
  const address = shortAddress(urlOf('/'));
  return address === unknownAddress ? '' : address;
}

/** The first address that says something on paper, and other links as words: "Source code". */
function projectLinks({ links }: ProfileProject): Linked[] {
  const printed = links.find(
    ({ kind, url }) => kind !== 'video' && kind !== 'apk' && isTypeable(url),
  );
  return links.map((link) => ({
    text: link === printed ? shortAddress(link.url) : link.name,
    href: link.url,
  }));
}

const projectEntry = (project: ProfileProject, site: LocalizedSite): CvItem => ({
  title: { text: project.title },
  date: project.period?.shortText,
  details: unlinked(project.inlineTexts.filter((text) => !says(project.title, text))),
  links: projectLinks(project),
  texts: textsOf(project, site),
});

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
    ...(names.length > 0 ? [namesItem(words.projects.more, names, site)] : []),
  ];
}

/** Certificates and the like. Those without date and text are names after their issuer. */
function listItems({ groups }: ShortList, site: LocalizedSite): CvItem[] {
  const all = groups.flatMap(({ entries }) => entries);
  const inFull = all.filter(({ date, summary }) => date || summary).slice(0, MOST_ENTRIES);
  const linkedName = ({ name, link }: ShortEntry) => ({ text: name, href: link?.url });
  // "Courses (Reef School): Ropes, Lamps"
  const labelOf = ({ group, organization }: ShortEntry) =>
    group ? withNote(group, organization, site.locale.words) : organization;
  const others = all
    .filter((entry) => !inFull.includes(entry))
    .map((entry) => ({ ...entry, group: labelOf(entry) }));
  return [
    ...inFull.map((entry) => ({
      title: linkedName(entry),
      date: entry.date?.shortText,
      organization: entry.organization ? { text: entry.organization } : undefined,
      details: unlinked(nonEmpty([entry.group])),
      texts: nonEmpty([entry.summary]).map((text) => paragraphOf(text, site, 1, 3)),
    })),
    ...groupsOf(others).map(({ heading, entries }) =>
      namesItem(heading, entries.map(linkedName), site),
    ),
  ];
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

/** The intro, what else About says, and answers: "Availability: now". */
function introduction(site: LocalizedSite): CvSection {
  const { availability, answers } = site.profile.person;
  const { availability: name } = site.locale.words.facts;
  const [intro = '', ...paragraphs] = introAndAbout(site);
  const texts: CvText[] = [
    { kind: 'paragraph', parts: [partOf(intro, site)] },
    // Each paragraph begins in the round in which the one before goes on: 2 and 4, 4 and 6.
    ...paragraphs.map((text, index) => paragraphOf(text, site, 2 * index + 2, 2 * index + 4)),
  ];
  const details = [{ name, value: availability }, ...answers]
    .filter(({ value }) => value)
    .map((answer) => labelFor(answer.name, site) + answer.value);
  return { items: [{ texts, details: unlinked(details) }] };
}

/** "Tools: Git, Docker (learning)" for each group; "Tools (learning): Git, Docker". */
function skillLines(site: LocalizedSite): CvItem[] {
  const { words } = site.locale;
  return site.profile.skillGroups.map(({ heading, entries }) => {
    const notes = new Set(entries.map(({ note }) => note));
    const [common] = heading && notes.size === 1 ? notes : [];
    const names = entries.map(({ name, note }) => withNote(name, common ? undefined : note, words));
    return namesItem(heading && withNote(heading, common, words), unlinked(names), site);
  });
}

/** All sections of the CV, in an order that is the same for all owners. */
export function cvSections(site: LocalizedSite): CvSection[] {
  const { schools, shortLists } = site.profile;
  const { experience: titles, projects, skills } = site.locale.words;
  const schoolEntry = (school: CareerEntry) => careerEntry(school, site, rounds.numbersAndSchools);
  const all: CvSection[] = [
    introduction(site),
    { title: titles.experience, items: jobsInCv(site).map((job) => careerEntry(job, site)) },
    { title: titles.education, items: schools.map(schoolEntry) },
    { title: projects.title, items: projectItems(site) },
    { title: skills.title, items: skillLines(site) },
    ...shortLists.map((list) => ({ title: titles[list.kind], items: listItems(list, site) })),
  ];
  return all.filter(({ items }) => items.length > 0);
}

/** What may be left out, the last part first; in a round, that of a long list before others. */
export const optionalParts = (sections: readonly CvSection[]): CvPart[] =>
  sections
    .toSorted((one, other) => one.items.length - other.items.length)
    .flatMap(({ items }) => items.flatMap(({ texts = [] }) => texts.flatMap(({ parts }) => parts)))
    .filter(({ round }) => round !== rounds.never)
    .sort((one, other) => one.round - other.round);

/** The sections with the optional parts that are shown, in `runs` for `cv-styles.typ`. */
export function sectionsWith(sections: readonly CvSection[], shown = optionalParts(sections)) {
  const stays = (part: CvPart) => part.round === rounds.never || shown.includes(part);
  const runsIn = ({ kind, parts }: CvText) => ({
    kind,
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
