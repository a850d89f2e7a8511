import { type LinkKind, opensPage, projectLinks, socialLinks } from '../content/links';
import { isoDate, type PeriodText, parseDate, periodDates } from '../content/period';
import type { Certificate, Content, Education, Experience, Project } from '../content/schema';
import { type AddressOf, fullAddress, type ImageOf } from '../hosting/site-address';

/** Start and end as JSON Resume wants them (`2025-09`, `2025`); what lasts has no end. */
function dates(period: PeriodText | undefined, language: string) {
  const { start, end } = periodDates(period, language);
  return { startDate: start, endDate: end };
}

const isVoluntary = ({ type = '' }: Experience) => /volunt/i.test(type);

interface Context {
  /** Of the page; periods may be written in it. */
  language: string;
  /** The full address of a link or file that the content names. */
  full: (named: string | undefined) => string | undefined;
}

/** What JSON Resume says of paid and of voluntary work alike. */
const positionOf = (entry: Experience, { language, full }: Context) => ({
  position: entry.role,
  location: entry.location,
  url: full(entry.link),
  ...dates(entry.period, language),
  type: entry.type,
  summary: entry.description,
  highlights: entry.highlights ?? [],
  keywords: entry.skills,
});

const workEntry = (entry: Experience, context: Context) => ({
  name: entry.company,
  ...positionOf(entry, context),
});

const volunteerEntry = (entry: Experience, context: Context) => ({
  organization: entry.company,
  ...positionOf(entry, context),
});

const educationEntry = (entry: Education, { language, full }: Context) => ({
  institution: entry.school,
  area: entry.programme,
  url: full(entry.link),
  ...dates(entry.period, language),
  location: entry.location,
  summary: entry.description,
  courses: entry.highlights,
});

function certificateEntry({ name, issuer, date, link }: Certificate, context: Context) {
  const day = date === undefined ? undefined : parseDate(date, context.language);
  return { name, date: day && isoDate(day), issuer, url: context.full(link) };
}

/** JSON Resume has room for one address: the one that tells most about the project. */
const telling: readonly LinkKind[] = ['demo', 'repo', 'video', 'apk'];

function projectEntry(project: Project, addressOf: AddressOf, language: string) {
  const links = projectLinks(project, (named) => fullAddress(named, addressOf));
  const href = telling.map((kind) => links.find((link) => link.kind === kind)).find(Boolean)?.href;
  return {
    name: project.title,
    description: project.description,
    keywords: project.tags,
    ...dates(project.period, language),
    roles: project.role === undefined ? undefined : [project.role],
    ...(href === undefined ? {} : { url: href }),
  };
}

/**
 * The content as JSON Resume 1.0.0 (jsonresume.org/schema). Voluntary work has its own list there.
 * @returns an object ready for `JSON.stringify`, which drops what the content leaves out
 */
export function jsonResume(content: Content, addressOf: AddressOf, imageOf: ImageOf) {
  const { owner, about, contact, experience, projects, skills, site } = content;
  const context: Context = {
    language: site.language,
    full: (named) => (named === undefined ? undefined : fullAddress(named, addressOf)),
  };
  const profiles = socialLinks(contact, (named) => fullAddress(named, addressOf));
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
      profiles: profiles
        .filter(({ href }) => opensPage(href))
        .map(({ name, href }) => ({ network: name, url: href })),
    },
    work: experience
      .filter((entry) => !isVoluntary(entry))
      .map((entry) => workEntry(entry, context)),
    volunteer: experience.filter(isVoluntary).map((entry) => volunteerEntry(entry, context)),
    education: content.education.map((entry) => educationEntry(entry, context)),
    certificates: content.certificates.map((entry) => certificateEntry(entry, context)),
    skills: skills.map(({ name, level, group }) => ({
      name,
      level: level === undefined ? undefined : `${level}%`,
      group,
    })),
    ...(owner.languages === undefined
      ? {}
      : {
          languages: owner.languages.map(({ name, level }) => ({ language: name, fluency: level })),
        }),
    projects: projects.map((project) => projectEntry(project, addressOf, site.language)),
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
