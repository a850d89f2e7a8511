import { featuredFirst, ownerFacts, skillGroups } from '../content/derived';
import { projectLinks, socialLinks } from '../content/links';
import { formatPercent, listOf } from '../content/locale';
import type { PeriodText } from '../content/period';
import { formatDate, formatPeriod } from '../content/period';
import type { Content } from '../content/schema';
import { unknown } from '../content/template';
import { phoneAddress } from '../content/text';
import { type AddressOf, fullAddress } from '../hosting/addresses';
import type { Words } from '../words/words';
import { pageTitle } from './metadata';
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
  contours: string;
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

/** Work, a school or a project, as the page of a CV has room for it; what it lacks is empty. */
const entry = (given: {
  title: string;
  period?: string;
  /** The company or school, and small facts behind it. */
  place?: Part & { facts: string };
  tags?: readonly string[];
  description?: string;
  points?: readonly string[];
  skills?: readonly string[];
  links?: readonly Part[];
}) => ({
  title: given.title,
  period: given.period ?? '',
  place: given.place ?? { text: '', facts: '' },
  tags: dotted(given.tags ?? []),
  description: given.description ?? '',
  points: given.points ?? [],
  skills: dotted(given.skills ?? []),
  links: given.links ?? [],
});

const dotted = (facts: readonly (string | undefined)[]) => facts.filter(Boolean).join(' · ');

/** Everything that `cv.typ` prints, in the order of the page; featured projects come first. */
function cvData(content: Content, words: Words, look: CvLook, addressOf: AddressOf) {
  const { site, owner, about } = content;
  const { language } = site;
  const groups = skillGroups(content.skills);
  const full = (named: string) => fullAddress(named, addressOf);
  const href = (named?: string) => named && full(named);
  const periodOf = ({ period }: { period?: PeriodText }) =>
    period && formatPeriod(period, language, words.experience.present);
  return {
    words: words.documents,
    look,
    locale: typstLocale(language),
    paper: site.paper ?? 'a4',
    updated: site.updated.split('-').map(Number),
    title: pageTitle(owner),
    name: owner.name,
    role: owner.role,
    contacts: contacts(content, addressOf),
    profile: [owner.intro, ...about.paragraphs],
    facts: ownerFacts(content, words.facts, 'name and offset'),
    skills: groups.map(({ name, skills }) => ({
      name: name ?? (groups.length > 1 ? words.skills.ungrouped : null),
      names: skills.some(({ level }) => level !== undefined)
        ? ''
        : listOf(
            skills.map((skill) => skill.name),
            language,
          ),
      skills: skills.map(({ name, level }) => ({
        name,
        level: level ?? null,
        percent: level === undefined ? '' : formatPercent(level, language),
      })),
    })),
    experience: content.experience.map(({ role, company, link, type, location, ...given }) =>
      entry({
        ...given,
        title: role,
        period: periodOf(given),
        place: { text: company, href: href(link), facts: dotted([type, location]) },
        points: given.highlights,
      }),
    ),
    education: content.education.map(({ programme, school, link, location = '', ...given }) =>
      entry({
        ...given,
        // Without a programme the school is the title, and its place stands alone below it.
        title: programme ?? school,
        period: periodOf(given),
        place: programme
          ? { text: school, href: href(link), facts: location }
          : { text: location, facts: '' },
        points: given.highlights,
      }),
    ),
    certificates: content.certificates.map(({ name, link, issuer, date }) => ({
      text: name,
      href: href(link),
      facts: dotted([issuer, date && formatDate(date, language)]),
    })),
    projects: featuredFirst(content.projects).map((project) =>
      entry({
        title: project.title,
        place: { text: dotted([periodOf(project), project.role]), facts: '' },
        tags: project.tags,
        description: project.description,
        points: project.highlights,
        links: projectLinks(project, full).map(({ kind, href }) => ({
          text: `${words.projects[kind]}: ${bare(href)}`,
          href,
        })),
      }),
    ),
    services: about.services.map(({ name, description }) => ({ name, value: description })),
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
