import { featuredFirst, ownerFacts, skillGroups } from '../content/derived';
import { projectLinks, socialLinks } from '../content/links';
import { formatPercent, listOf } from '../content/locale';
import type { PeriodText } from '../content/period';
import { formatDate, formatPeriod } from '../content/period';
import type { Certificate, Content, Education, Experience, Project } from '../content/schema';
import { unknown } from '../content/template';
import { phoneAddress } from '../content/text';
import { type AddressOf, fullAddress } from '../hosting/site-address';
import type { Words } from '../words/words';
import { claimPdfUa } from './pdf-ua';
import { typesetPdf, typstLocale } from './typst';

/** Colours of the CV as `#rrggbb`. */
export interface CvLook {
  ink: string;
  soft: string;
  teal: string;
  accent: string;
  /** Bars' tracks and hairlines. */
  track: string;
  /** Depth contours as the path of an SVG, in a 1200 × 800 view box. */
  contours?: string;
}

/** A text, and where it leads. */
interface Part {
  text: string;
  href?: string;
  /** Runs from left to right in every language. */
  ltr?: boolean;
}

/** An address as people write it on paper. */
const bare = (address: string) =>
  address.replace(/^(https?:\/\/(www\.)?|mailto:)/i, '').replace(/\/$/, '');

const web = (address: string): Part => ({ text: bare(address), href: address });

/** Every way to reach the owner; not the addresses that the import puts where none was given. */
function contacts({ contact }: Content, addressOf: AddressOf): Part[] {
  const full = (named: string) => fullAddress(named, addressOf);
  const site = addressOf('/');
  return [
    ...(contact.location === undefined ? [] : [{ text: contact.location }]),
    ...(contact.email === unknown.email ? [] : [web(`mailto:${encodeURI(contact.email)}`)]),
    ...(contact.phone === undefined
      ? []
      : [{ text: contact.phone, href: phoneAddress(contact.phone), ltr: true }]),
    ...(site.startsWith(unknown.url) ? [] : [web(site)]),
    ...socialLinks(contact, full).map(({ name, href }) => ({
      text: `${name}: ${bare(href)}`,
      href,
    })),
  ];
}

/** A name, which may be a link, and the facts behind it. */
interface Named {
  name: string;
  href: string | null;
  facts: string;
}

const dotted = (facts: readonly (string | undefined)[]) => facts.filter(Boolean).join(' · ');

/** What the entries need of their document. */
interface Context {
  words: Words;
  language: string;
  full: AddressOf;
}

function named(
  name: string,
  link: string | undefined,
  facts: readonly (string | undefined)[],
  { full }: Context,
): Named {
  return { name, href: link === undefined ? null : full(link), facts: dotted(facts) };
}

const periodOf = ({ period }: { period?: PeriodText }, { words, language }: Context) =>
  period === undefined ? '' : formatPeriod(period, language, words.experience.present);

const experienceEntry = (entry: Experience, context: Context) => ({
  title: entry.role,
  period: periodOf(entry, context),
  place: named(entry.company, entry.link, [entry.type, entry.location], context),
  description: entry.description ?? '',
  points: entry.highlights ?? [],
  skills: entry.skills.join(' · '),
});

const educationEntry = (entry: Education, context: Context) => ({
  // Without a programme the school is the title, and its place stands alone below it.
  title: entry.programme ?? entry.school,
  period: periodOf(entry, context),
  place:
    entry.programme !== undefined
      ? named(entry.school, entry.link, [entry.location], context)
      : entry.location === undefined
        ? null
        : named(entry.location, undefined, [], context),
  description: entry.description ?? '',
  points: entry.highlights ?? [],
  skills: '',
});

const certificateEntry = ({ name, link, issuer, date }: Certificate, context: Context) =>
  named(name, link, [issuer, date && formatDate(date, context.language)], context);

function projectEntry(project: Project, context: Context) {
  const { title, description = '', tags } = project;
  const links = projectLinks(project, context.full).map(
    ({ kind, href }): Part => ({ text: `${context.words.projects[kind]}: ${bare(href)}`, href }),
  );
  const facts = dotted([periodOf(project, context), project.role]);
  return {
    title,
    facts,
    tags: tags.join(' · '),
    description,
    points: project.highlights ?? [],
    links,
  };
}

/** Everything that `cv.typ` prints, in the order of the page; featured projects come first. */
export function cvData(content: Content, words: Words, look: CvLook, addressOf: AddressOf) {
  const { site, owner, about, experience, projects, skills } = content;
  const groups = skillGroups(skills);
  const context: Context = {
    words,
    language: site.language,
    full: (link) => fullAddress(link, addressOf),
  };
  return {
    words: words.documents,
    look: { ...look, contours: look.contours ?? null },
    locale: typstLocale(site.language),
    paper: site.paper ?? 'a4',
    updated: site.updated.split('-').map(Number),
    title: `${owner.name}, ${owner.role}`,
    name: owner.name,
    role: owner.role,
    contacts: contacts(content, addressOf),
    profile: [owner.intro, ...about.paragraphs],
    facts: ownerFacts(content, words.facts, 'name and offset').map(({ name, value }) => ({
      name,
      value,
    })),
    skills: groups.map(({ name, skills: members }) => ({
      name: name ?? (groups.length > 1 ? words.skills.ungrouped : null),
      names: listOf(
        members.map((skill) => skill.name),
        site.language,
      ),
      skills: members.map((skill) => ({
        name: skill.name,
        level: skill.level ?? null,
        percent: skill.level === undefined ? '' : formatPercent(skill.level, site.language),
      })),
    })),
    experience: experience.map((each) => experienceEntry(each, context)),
    education: content.education.map((each) => educationEntry(each, context)),
    certificates: content.certificates.map((each) => certificateEntry(each, context)),
    projects: featuredFirst(projects).map((each) => projectEntry(each, context)),
    services: about.services,
  };
}

/**
 * The CV as PDF/UA-1 (ISO 14289-1): tagged, with headings, lists, links, reading order, language and
 * title, in embedded subsets of the page's own face.
 * @returns the file's bytes; the same content gives the same bytes
 */
export async function cvPdf(content: Content, words: Words, look: CvLook, addressOf: AddressOf) {
  const data = cvData(content, words, look, addressOf);
  return claimPdfUa(await typesetPdf({ template: 'cv.typ', data }));
}
