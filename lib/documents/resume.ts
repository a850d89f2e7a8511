import { skillGroups } from '../content/derived';
import { opensPage, projectLinks, socialLinks } from '../content/links';
import { isoDate, type PeriodText, periodDates } from '../content/period';
import type { Content, Experience } from '../content/schema';
import { type AddressOf, fullAddress } from '../hosting/addresses';
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
export function jsonResume(content: Content, addressOf: AddressOf, portrait?: string) {
  const { owner, about, contact, experience, site } = content;
  const full = (named: string) => fullAddress(named, addressOf);
  const { present } = chooseWords(site).experience;
  /** Address, start and end (`2025-09`, `2025`) of an entry; without an end it has not ended. */
  const shared = ({ link, period }: { link?: string; period?: PeriodText }) => {
    const { start: startDate, end: endDate } = periodDates(period, site.language, present);
    return { url: link && full(link), startDate, endDate };
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
      label: owner.role,
      image: portrait,
      pronouns: owner.pronouns,
      email: contact.email,
      phone: contact.phone,
      url: addressOf('/'),
      summary: [owner.intro, ...about.paragraphs].join('\n\n'),
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
    certificates: content.certificates.map(({ name, issuer, date, link }) => ({
      name,
      date: date && isoDate(date, site.language),
      issuer,
      url: link && full(link),
    })),
    publications: content.publications.map(({ name, publisher, date, link, summary }) => ({
      name,
      publisher,
      releaseDate: date && isoDate(date, site.language),
      url: link && full(link),
      summary,
    })),
    awards: content.awards.map(({ date, ...award }) => ({
      ...award,
      date: date && isoDate(date, site.language),
    })),
    skills: skillGroups(content.skills).flatMap(skillsOfGroup),
    languages: owner.languages?.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: content.projects.map((project) => ({
      name: project.title,
      description: project.description,
      highlights: project.highlights,
      keywords: project.tags,
      ...shared(project),
      roles: project.role && [project.role],
      // JSON Resume has one address per project.
      url: projectLinks(project, full)[0]?.href,
    })),
    meta: {
      canonical: addressOf('/resume.json'),
      version: 'v1.0.0',
      language: site.language,
      lastModified: `${site.updated}T00:00:00`,
    },
  };
}
