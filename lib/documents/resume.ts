import { opensPage, projectLinks, type ResolveLink, socialLinks } from '../content/links';
import { type DateOrText, isoDate, type Period, periodDates } from '../content/period';
import type { Content, Experience } from '../content/schema';
import { type AbsoluteUrl, linkUrl } from '../hosting/urls';

const isVoluntary = ({ type = '' }: Experience) => /volunt/i.test(type);

/** What the parts of a résumé are made from. */
interface Source {
  content: Content;
  resolve: ResolveLink;
}

/**
 * Address, start and end (`2025-09`, `2025`) of an entry. If it has no end, it has not ended. The
 * text of a period is in a field of our own.
 */
function addressAndDates({ resolve }: Source, entry: { link?: string; period?: Period }) {
  const { link, period } = entry;
  const { start, end } = periodDates(period);
  return {
    url: link && resolve(link),
    startDate: start,
    endDate: end,
    period: typeof period === 'object' ? period.text : period,
  };
}

/** The date of an entry in ISO 8601. Its text is in a field of our own. */
function dateFields(date?: DateOrText) {
  const iso = isoDate(date);
  const text = typeof date === 'object' ? date.text : date;
  return { iso, dateText: text === iso ? undefined : text };
}

/** The owner, and how to contact them. */
function basics({ content, resolve }: Source, portrait: string | undefined) {
  const { owner, about, contact } = content;
  return {
    name: owner.name,
    firstNames: owner.firstNames,
    familyName: owner.familyName,
    label: owner.role,
    image: portrait,
    pronouns: owner.pronouns,
    email: contact.email,
    phone: contact.phone,
    summary: [owner.intro, ...about.paragraphs].join('\n\n'),
    services: about.services,
    availability: owner.availability,
    workplace: owner.workplace,
    timeZone: owner.timeZone,
    facts: owner.facts,
    location: contact.location === undefined ? undefined : { address: contact.location },
    profiles: socialLinks(contact, resolve)
      .filter(({ href }) => opensPage(href))
      .map(({ name, href }) => ({ network: name, url: href })),
  };
}

/** Paid and voluntary work, and schools. */
function career(source: Source) {
  const { experience, education } = source.content;
  const position = (entry: Experience) => ({
    position: entry.role,
    location: entry.location,
    ...addressAndDates(source, entry),
    type: entry.type,
    summary: entry.description,
    highlights: entry.highlights ?? [],
    keywords: entry.skills,
  });
  return {
    work: experience
      .filter((entry) => !isVoluntary(entry))
      .map((entry) => ({ name: entry.company, ...position(entry) })),
    volunteer: experience
      .filter(isVoluntary)
      .map((entry) => ({ organization: entry.company, ...position(entry) })),
    education: education.map((entry) => ({
      institution: entry.school,
      area: entry.programme,
      ...addressAndDates(source, entry),
      location: entry.location,
      summary: entry.description,
      courses: entry.highlights,
    })),
  };
}

/** Certificates, publications and awards. */
function datedLists({ content, resolve }: Source) {
  return {
    certificates: content.certificates.map(({ name, issuer, date, link }) => {
      const { iso, dateText } = dateFields(date);
      return { name, date: iso, dateText, issuer, url: link && resolve(link) };
    }),
    publications: content.publications.map(({ name, publisher, date, link, summary }) => {
      const { iso, dateText } = dateFields(date);
      return { name, publisher, releaseDate: iso, dateText, url: link && resolve(link), summary };
    }),
    awards: content.awards.map(({ date, ...award }) => {
      const { iso, dateText } = dateFields(date);
      return { ...award, date: iso, dateText };
    }),
  };
}

function project(source: Source, entry: Content['projects'][number]) {
  const links = projectLinks(entry, source.resolve);
  return {
    name: entry.title,
    description: entry.description,
    highlights: entry.highlights,
    keywords: entry.tags,
    ...addressAndDates(source, { period: entry.period }),
    roles: entry.role && [entry.role],
    // JSON Resume has one address per project; the others are in fields of our own.
    url: links[0]?.href,
    ...Object.fromEntries(links.map(({ kind, href }) => [kind, href])),
    featured: entry.featured,
  };
}

/**
 * The content as JSON Resume 1.0.0 (jsonresume.org/schema).
 * @param portrait full address of the generated portrait
 * @returns an object for `JSON.stringify`, which leaves out undefined fields
 */
export function jsonResume(content: Content, absoluteUrl: AbsoluteUrl, portrait?: string) {
  const { owner, site } = content;
  const source = { content, resolve: (link: string) => linkUrl(link, absoluteUrl) };
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: { ...basics(source, portrait), url: absoluteUrl('/') },
    ...career(source),
    ...datedLists(source),
    // JSON Resume has no field `group` for a skill with a level.
    skills: content.skills.map(({ name, level, note, group }) => ({
      name,
      level: level === undefined ? undefined : `${level}%`,
      note,
      group,
    })),
    languages: owner.languages?.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: content.projects.map((entry) => project(source, entry)),
    meta: {
      canonical: absoluteUrl('/resume.json'),
      version: 'v1.0.0',
      language: site.language,
      lastModified: `${site.updated}T00:00:00`,
      // Texts of the page that are no part of a résumé, so that the import finds them again.
      page: {
        description: site.description,
        greeting: owner.greeting,
        headline: owner.headline,
      },
    },
  };
}
