import { opensPage, projectLinks, socialLinks } from '../content/links';
import { isoDate, type PeriodText, periodDates } from '../content/period';
import type { Content, Experience } from '../content/schema';
import { skillGroups } from '../content/skills';
import { type AbsoluteUrl, linkUrl } from '../hosting/urls';
import { chooseWords } from '../words/choose';

const isVoluntary = ({ type = '' }: Experience) => /volunt/i.test(type);

/**
 * A group as a skill with keywords ("Python: pandas, NumPy"), as JSON Resume has it. Members with a
 * level or a note, and skills without a group, are entries of their own.
 */
function skillsOfGroup({ name: group, skills }: ReturnType<typeof skillGroups>[number]) {
  const keywords = skills.map(({ name }) => name);
  const single = skills.filter(
    ({ level, note }) => group === undefined || (level ?? note) !== undefined,
  );
  return [
    ...(group === undefined ? [] : [{ name: group, keywords }]),
    ...single.map(({ name, level, note }) => ({
      name,
      note,
      level: level === undefined ? undefined : `${level}%`,
      group,
    })),
  ];
}

/**
 * The content as JSON Resume 1.0.0 (jsonresume.org/schema).
 * @param portrait full address of the generated portrait
 * @returns an object for `JSON.stringify`, which leaves out undefined fields
 */
export function jsonResume(content: Content, absoluteUrl: AbsoluteUrl, portrait?: string) {
  const { owner, about, contact, experience, site } = content;
  const full = (named: string) => linkUrl(named, absoluteUrl);
  const { present } = chooseWords(site).experience;
  /** Address, start and end (`2025-09`, `2025`) of an entry; without an end it has not ended. */
  const shared = ({ link, period }: { link?: string; period?: PeriodText }) => {
    const { start: startDate, end: endDate } = periodDates(period, site.language, present);
    const isUnread = period !== undefined && startDate === undefined;
    return { url: link && full(link), startDate, endDate, period: isUnread ? period : undefined };
  };
  /** The day, month or year of an entry, or else its text in a field of our own. */
  const dated = (date = '') => {
    const iso = isoDate(date, site.language);
    return { iso, dateText: iso === undefined && date !== '' ? date : undefined };
  };
  /** The fields of both paid and voluntary work. */
  const position = (entry: Experience) => ({
    position: entry.role,
    location: entry.location,
    ...shared(entry),
    type: entry.type,
    summary: entry.description,
    highlights: entry.highlights ?? [],
    keywords: entry.skills,
  });
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: owner.name,
      firstNames: owner.firstNames,
      label: owner.role,
      image: portrait,
      pronouns: owner.pronouns,
      email: contact.email,
      phone: contact.phone,
      url: absoluteUrl('/'),
      summary: [owner.intro, ...about.paragraphs].join('\n\n'),
      services: about.services,
      availability: owner.availability,
      workplace: owner.workplace,
      timeZone: owner.timeZone,
      location: contact.location === undefined ? undefined : { address: contact.location },
      profiles: socialLinks(contact, full)
        .filter(({ href }) => opensPage(href))
        .map(({ name, href }) => ({ network: name, url: href })),
    },
    work: experience
      .filter((entry) => !isVoluntary(entry))
      .map((entry) => ({ name: entry.company, ...position(entry) })),
    volunteer: experience
      .filter(isVoluntary)
      .map((entry) => ({ organization: entry.company, ...position(entry) })),
    education: content.education.map((entry) => ({
      institution: entry.school,
      area: entry.programme,
      ...shared(entry),
      location: entry.location,
      summary: entry.description,
      courses: entry.highlights,
    })),
    certificates: content.certificates.map(({ name, issuer, date, link }) => {
      const { iso, dateText } = dated(date);
      return { name, date: iso, dateText, issuer, url: link && full(link) };
    }),
    publications: content.publications.map(({ name, publisher, date, link, summary }) => {
      const { iso, dateText } = dated(date);
      return { name, publisher, releaseDate: iso, dateText, url: link && full(link), summary };
    }),
    awards: content.awards.map(({ date, ...award }) => {
      const { iso, dateText } = dated(date);
      return { ...award, date: iso, dateText };
    }),
    skills: skillGroups(content.skills).flatMap(skillsOfGroup),
    languages: owner.languages?.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: content.projects.map((project) => ({
      name: project.title,
      description: project.description,
      highlights: project.highlights,
      keywords: project.tags,
      ...shared(project),
      roles: project.role && [project.role],
      // JSON Resume has one address per project; the others are in fields of our own.
      url: projectLinks(project, full)[0]?.href,
      ...Object.fromEntries(projectLinks(project, full).map(({ kind, href }) => [kind, href])),
      featured: project.featured,
    })),
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
