import { type LinkKind, opensPage, projectLinks, socialLinks } from '../content/links';
import { isoDate, type PeriodText, periodDates } from '../content/period';
import type { Certificate, Content, Education, Experience, Project } from '../content/schema';
import { type AddressOf, fullAddress, type ImageOf } from '../hosting/addresses';

interface Context {
  /** Of the page; periods may be written in it. */
  language: string;
  /** The full address of a link or file that the content names. */
  full: (named: string) => string;
}

/** Start and end as JSON Resume wants them (`2025-09`, `2025`); what lasts has no end. */
function dates(period: PeriodText | undefined, { language }: Context) {
  const { start, end } = periodDates(period, language);
  return { startDate: start, endDate: end };
}

const isVoluntary = ({ type = '' }: Experience) => /volunt/i.test(type);

/** What JSON Resume says of paid and of voluntary work alike. */
const positionEntry = (entry: Experience, context: Context) => ({
  position: entry.role,
  location: entry.location,
  url: entry.link && context.full(entry.link),
  ...dates(entry.period, context),
  type: entry.type,
  summary: entry.description,
  highlights: entry.highlights ?? [],
  keywords: entry.skills,
});

const educationEntry = (entry: Education, context: Context) => ({
  institution: entry.school,
  area: entry.programme,
  url: entry.link && context.full(entry.link),
  ...dates(entry.period, context),
  location: entry.location,
  summary: entry.description,
  courses: entry.highlights,
});

const certificateEntry = ({ name, issuer, date, link }: Certificate, context: Context) => ({
  name,
  date: date && isoDate(date, context.language),
  issuer,
  url: link && context.full(link),
});

/** JSON Resume has room for one address: the first of these that the project has. */
const preferredLinks: readonly LinkKind[] = ['demo', 'repo', 'video', 'apk'];

function projectEntry(project: Project, context: Context) {
  const links = projectLinks(project, context.full);
  const [url] = preferredLinks.flatMap((kind) => links.find((link) => link.kind === kind) ?? []);
  return {
    name: project.title,
    description: project.description,
    highlights: project.highlights,
    keywords: project.tags,
    ...dates(project.period, context),
    roles: project.role && [project.role],
    url: url?.href,
  };
}

/**
 * The content as JSON Resume 1.0.0 (jsonresume.org/schema). Voluntary work has its own list there.
 * @returns an object ready for `JSON.stringify`, which drops what the content leaves out
 */
export function jsonResume(content: Content, addressOf: AddressOf, imageOf: ImageOf) {
  const { owner, about, contact, experience, site } = content;
  const full = (named: string) => fullAddress(named, addressOf);
  const context: Context = { language: site.language, full };
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: owner.name,
      label: owner.role,
      image: owner.portrait && imageOf(owner.portrait.src),
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
      .map((entry) => ({ name: entry.company, ...positionEntry(entry, context) })),
    volunteer: experience
      .filter(isVoluntary)
      .map((entry) => ({ organization: entry.company, ...positionEntry(entry, context) })),
    education: content.education.map((entry) => educationEntry(entry, context)),
    certificates: content.certificates.map((entry) => certificateEntry(entry, context)),
    skills: content.skills.map(({ name, level, group }) => ({
      name,
      level: level === undefined ? undefined : `${level}%`,
      group,
    })),
    languages: owner.languages?.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: content.projects.map((project) => projectEntry(project, context)),
    meta: {
      canonical: addressOf('/resume.json'),
      version: 'v1.0.0',
      language: site.language,
      lastModified: `${site.updated}T00:00:00`,
    },
  };
}

/** The same as the text of `resume.json`. */
export const resumeJson = (...given: Parameters<typeof jsonResume>): string =>
  `${JSON.stringify(jsonResume(...given), null, 2)}\n`;
