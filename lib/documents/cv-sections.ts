import { shortAddress } from '../addresses/urls';
import { textRunsForDocuments } from '../content/linked-text';
import type { SectionId } from '../content/schema';
import { type CareerEntry, haveShortPoints } from '../profile/career';
import type { ProfileProject } from '../profile/project-lists';
import { isOnlyName, type ShortList } from '../profile/short-lists';
import type { LocalizedSite } from '../site/localized-site';
import { firstSentence, isSameName, nonEmpty, withoutRepeats } from '../text/text';
import { fill, withNote } from '../words/words';

export interface Linked {
  text: string;
  href?: string;
}

/**
 * In which round of the search for room a text or an entry gets some: all first sentences, then all
 * results or first points. Without a round, it always stays, and with `Infinity`, it is a name.
 */
type Round = number | undefined;

/** A text as runs, some with a link. */
export interface CvText {
  round?: Round;
  isPoint: boolean;
  /** "Responsibilities:" goes with the text that follows. */
  isLead: boolean;
  /** Whether it goes on with the sentences of the text before it. */
  isRest?: boolean;
  runs: readonly { run: string; href?: string }[];
}

/** The texts of the introduction, or names in one paragraph, or an entry like a job or award. */
export interface CvItem {
  round?: Round;
  texts?: readonly CvText[];
  groups?: readonly ReturnType<typeof groupOf>[];
  title?: Linked;
  /** Whether it is the title of the next entries. */
  isHeading?: boolean;
  date?: string;
  /** Short texts after the title: employer, kind of job, town, issuer. */
  details?: readonly Linked[];
  /** Technologies in one text, and then addresses. */
  toolsAndLinks?: readonly Linked[];
}

/** A section. All but the introduction have a heading. `section` of `cv.typ` lays it out. */
interface CvSection {
  title?: string;
  items: readonly CvItem[];
}

function cvText(text: string, { urlOf }: LocalizedSite, round?: Round): CvText {
  const runs = textRunsForDocuments(text, urlOf('/'));
  const named = runs.map(({ text: run, href }) => ({ run, href }));
  return { round, isPoint: false, isLead: /[:：]$/.test(text), runs: named };
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

/** A line has about so many letters. Points that fill no more are one text: "Ropes · Lamps". */
const LETTERS_OF_LINE = 100;

type Texts = Pick<ProfileProject, 'title' | 'description' | 'highlights'> & { result?: string };

/** Description, result and points, without a point that is the title again. */
function textsOf(entry: Partial<Texts>, site: LocalizedSite): CvText[] {
  const { title = '', description = '', result, highlights = [] } = entry;
  const others = highlights.filter((point) => !isSameName(point, title));
  const inLine = others.join(' · ');
  const longest = inLine.length <= LETTERS_OF_LINE ? LETTERS_OF_LINE : undefined;
  const areShort = haveShortPoints([{ highlights: others }], longest);
  const points = nonEmpty([result, ...(areShort ? [inLine] : others)]);
  // A link has a "?" or "." of its own.
  const hasLink = /\]\(|:\/\//.test(description);
  const first = hasLink ? description : firstSentence(description, site.locale.language);
  const rest = description.slice(first.length);
  return [
    ...nonEmpty([first]).map((text) => cvText(text, site, 0)),
    ...nonEmpty([rest]).map((text) => ({ ...cvText(text, site, 2), isRest: true })),
    ...points.map((text, index) => ({
      ...cvText(text, site, index + Number(first !== '')),
      isPoint: text === result || !areShort,
    })),
  ];
}

/** A job or school, in which the company or school comes after the title, or is the title. */
function careerEntry(entry: CareerEntry, site: LocalizedSite): CvItem {
  const { title, organization, link, period, inlineTexts, tags } = entry;
  const [first = '', ...others] = nonEmpty([title, organization]);
  const linked = (text: string) => ({ text, href: text === organization ? link?.url : undefined });
  return {
    title: linked(first),
    date: period?.shortText,
    details: [...others.map(linked), ...unlinked(inlineTexts)],
    toolsAndLinks: unlinked(nonEmpty([tags.join(', ')])),
    texts: textsOf(entry, site),
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
    texts: nonEmpty([summary]).map((text) => cvText(text, site, 0)),
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
  const { title, period, inlineTexts, tags } = project;
  return {
    title: { text: title },
    date: period?.shortText,
    details: unlinked(inlineTexts.filter((text) => !isSameName(text, title))),
    toolsAndLinks: [...unlinked(nonEmpty([tags.join(', ')])), ...projectLinks(project)],
    texts: textsOf(project, site),
  };
}

/** So many projects, certificates and the like always stay. */
const STAYING_ENTRIES = 8;

/** All projects. Of those without text and date, the first ones are entries, the others names. */
function projectItems(site: LocalizedSite): CvItem[] {
  const items = projectsInCv(site).map((project) => projectEntry(project, site));
  const names = items
    .filter(({ date, texts }) => !date && texts?.length === 0)
    .slice(STAYING_ENTRIES);
  const roundOf = (item: CvItem) => (names.includes(item) ? Infinity : 0);
  return items.map((item, index) =>
    index < STAYING_ENTRIES ? item : { ...item, round: roundOf(item) },
  );
}

/** Certificates and the like. The later ones come after the texts of all other entries. */
const listItems = ({ groups }: ShortList, site: LocalizedSite): CvItem[] =>
  groups
    .flatMap((group) => shortListItems(group, site))
    .map((item, index) => {
      if (index < STAYING_ENTRIES || item.isHeading || item.groups) return item;
      const texts = item.texts?.map((text) => ({ ...text, round: 1000 }));
      return { ...item, texts, round: 1000 };
    });

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
  const texts = introAndAbout(site).map((text, index) =>
    cvText(text, site, index === 0 ? undefined : index + 2),
  );
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

/** All sections of the CV, in an order that is the same for all owners. */
export function cvSections(site: LocalizedSite): CvSection[] {
  const { schools, shortLists, contentSections } = site.profile;
  const { experience: titles, projects, skills } = site.locale.words;
  const entriesOf = (entries: readonly CareerEntry[]) =>
    entries.map((entry) => careerEntry(entry, site));
  const all: (CvSection & { id: SectionId })[] = [
    { id: 'experience', title: titles.experience, items: entriesOf(jobsInCv(site)) },
    { id: 'projects', title: projects.title, items: projectItems(site) },
    { id: 'skills', title: skills.title, items: skillLines(site) },
    { id: 'experience', title: titles.education, items: entriesOf(schools) },
    ...shortLists.map((list) => ({
      id: 'experience' as const,
      title: titles[list.kind],
      items: listItems(list, site),
    })),
  ];
  const shown = all.filter(({ id, items }) => contentSections.includes(id) && items.length > 0);
  return [introduction(site), ...shown.map(({ title, items }) => ({ title, items }))];
}

export type CvPiece = CvItem | CvText;

/** What may be left out, the last one first: an entry or a text. */
export const piecesIn = (sections: readonly CvSection[]): CvPiece[] =>
  sections
    .flatMap(({ items }) => items.flatMap((item): CvPiece[] => [item, ...(item.texts ?? [])]))
    .filter(({ round = Infinity }) => round < Infinity)
    .sort((one, other) => Number(one.round) - Number(other.round));

/** The sections with the pieces that stay. Of an entry that does not, the name stays. */
export function sectionsWith(
  staying: readonly CvPiece[],
  sections: readonly CvSection[],
  site: LocalizedSite,
): CvSection[] {
  const stays = (piece: CvPiece) => piece.round === undefined || staying.includes(piece);
  const textsWith = (texts: readonly CvText[] = []) =>
    texts
      .filter((text, index) => stays(text) && (!text.isLead || stays(texts[index + 1] ?? text)))
      .flatMap((text, index, kept) => {
        const next = kept[index + 1];
        const runs = [...text.runs, ...(next?.isRest ? next.runs : [])];
        return text.isRest ? [] : [{ ...text, runs }];
      });
  return sections.map(({ title, items }) => {
    const kept = items
      .filter(stays)
      // A heading has entries, or names, below it.
      .filter(
        ({ isHeading }, at, all) =>
          !isHeading || all.slice(at + 1, at + 2).some((next) => !next.isHeading),
      );
    const gone = items.filter((item) => !stays(item));
    const names = gone.map(({ title: name, toolsAndLinks }) => ({
      text: name?.text ?? '',
      href: name?.href ?? toolsAndLinks?.find(({ href }) => href)?.href,
    }));
    const { projects } = site.locale.words;
    const label = kept.length > 0 && title === projects.title ? projects.more : undefined;
    const entries = kept.map((item) => ({ ...item, texts: textsWith(item.texts) }));
    return { title, items: [...entries, ...namesItems(groupOf(label, names, site))] };
  });
}
