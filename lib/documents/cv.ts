import { featuredFirst, ownerFacts, skillGroups } from '../content/derived';
import { projectLinks, socialLinks } from '../content/links';
import { formatPercent, listOf } from '../content/locale';
import { formatDate, formatPeriod, type PeriodText } from '../content/period';
import type { Content } from '../content/schema';
import { unknown } from '../content/template';
import { phoneAddress } from '../content/text';
import { type AddressOf, fullAddress } from '../hosting/addresses';
import type { Words } from '../words/words';
import { pageTitle } from './metadata';
import { claimPdfUa } from './pdf-ua';
import { typesetPdf, typstLocale } from './typst';

/**
 * Colours of the CV as `#rrggbb`; `track` is that of hairlines and of what bars run on. `contours` are
 * the path of an SVG in a 1200 × 800 view box.
 */
export type CvLook = Record<'ink' | 'soft' | 'teal' | 'accent' | 'track' | 'contours', string>;

/** An address as people write it on paper. */
const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** Every way to reach the owner; not the addresses that the import puts where none was given. */
function contacts({ contact }: Content, addressOf: AddressOf) {
  const { location, email, phone } = contact;
  const site = addressOf('/');
  const profiles = socialLinks(contact, (named) => fullAddress(named, addressOf));
  return [
    location && { text: location },
    email !== unknown.email && { text: email, href: `mailto:${encodeURI(email)}` },
    phone && { text: phone, href: phoneAddress(phone) },
    !site.startsWith(unknown.url) && { text: bare(site), href: site },
    ...profiles.map(({ name, href }) => ({ text: `${name}: ${bare(href)}`, href })),
  ].filter(Boolean);
}

/** Everything that `cv.typ` prints, in the order of the page; featured projects come first. */
function cvData(content: Content, words: Words, look: CvLook, addressOf: AddressOf) {
  const { site, owner, about } = content;
  const { language } = site;
  const groups = skillGroups(content.skills);
  const full = (named: string) => fullAddress(named, addressOf);
  /** An entry as it is, but for its link and its period, which are made ready to be printed. */
  const printed = <Entry extends { link?: string; period?: PeriodText }>(entry: Entry) => ({
    ...entry,
    href: entry.link && full(entry.link),
    period: entry.period && formatPeriod(entry.period, language, words.experience.present),
  });
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
      name: name ?? (groups.length > 1 ? words.skills.ungrouped : undefined),
      names: listOf(
        skills.map((skill) => skill.name),
        language,
      ),
      skills: skills.map(({ name, level }) => ({
        name,
        level,
        percent: level === undefined ? undefined : formatPercent(level, language),
      })),
    })),
    experience: content.experience.map(printed),
    education: content.education.map(printed),
    certificates: content.certificates.map((certificate) => ({
      ...printed(certificate),
      date: certificate.date && formatDate(certificate.date, language),
    })),
    projects: featuredFirst(content.projects).map((project) => ({
      ...printed(project),
      links: projectLinks(project, full).map(({ kind, href }) => ({
        text: `${words.projects[kind]}: ${bare(href)}`,
        href,
      })),
    })),
    services: about.services,
  };
}

/**
 * The CV as PDF/UA-1 (ISO 14289-1): tagged, with headings, lists, links, reading order, language and
 * title, in embedded subsets of the page's own face.
 * @returns the file's bytes; the same content gives the same bytes
 */
export async function cvPdf(content: Content, words: Words, look: CvLook, addressOf: AddressOf) {
  return claimPdfUa(await typesetPdf('cv.typ', cvData(content, words, look, addressOf)));
}
