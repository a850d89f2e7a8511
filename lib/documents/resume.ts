import { type LinkKind, projectLinks, socialLinks } from '../content/links';
import { parsePeriod } from '../content/period';
import type { Content, Experience, Project } from '../content/schema';
import { type AddressOf, fullAddress, type ImageOf } from '../hosting/site-address';

/** Start and end as JSON Resume wants them (`2025-09`); what lasts has no end. */
function dates({ period }: Experience) {
  const { start, end } = parsePeriod(period) ?? {};
  return { startDate: start, endDate: end };
}

const isVoluntary = ({ type }: Experience) => /volunt/i.test(type);

/** What JSON Resume says of paid and of voluntary work alike. */
const positionOf = (entry: Experience) => ({
  position: entry.role,
  location: entry.location,
  ...dates(entry),
  type: entry.type,
  summary: entry.description,
  highlights: [],
  keywords: entry.skills,
});

const workEntry = (entry: Experience) => ({ name: entry.company, ...positionOf(entry) });

const volunteerEntry = (entry: Experience) => ({
  organization: entry.company,
  ...positionOf(entry),
});

/** JSON Resume has room for one address: the one that tells most about the project. */
const telling: readonly LinkKind[] = ['demo', 'repo', 'video', 'apk'];

function projectEntry(project: Project, addressOf: AddressOf) {
  const links = projectLinks(project, (named) => fullAddress(named, addressOf));
  const href = telling.map((kind) => links.find((link) => link.kind === kind)).find(Boolean)?.href;
  return {
    name: project.title,
    description: project.description,
    keywords: project.tags,
    ...(href === undefined ? {} : { url: href }),
  };
}

/**
 * The content as JSON Resume 1.0.0 (jsonresume.org/schema). Voluntary work has its own list there.
 * @returns an object ready for `JSON.stringify`; what the content leaves out is absent
 */
export function jsonResume(content: Content, addressOf: AddressOf, imageOf: ImageOf) {
  const { owner, about, contact, experience, projects, skills, site } = content;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: owner.name,
      label: owner.role,
      image: imageOf(owner.portrait.src),
      email: contact.email,
      phone: contact.phone,
      url: addressOf('/'),
      summary: [owner.intro, ...about.paragraphs].join('\n\n'),
      location: { address: contact.location },
      profiles: socialLinks(contact, (named) => fullAddress(named, addressOf)).map(
        ({ name, href }) => ({ network: name, url: href }),
      ),
    },
    work: experience.filter((entry) => !isVoluntary(entry)).map(workEntry),
    volunteer: experience.filter(isVoluntary).map(volunteerEntry),
    skills: skills.map(({ name, level }) => ({ name, level: `${level}%` })),
    ...(owner.languages === undefined
      ? {}
      : {
          languages: owner.languages.map(({ name, level }) => ({ language: name, fluency: level })),
        }),
    projects: projects.map((project) => projectEntry(project, addressOf)),
    meta: {
      canonical: addressOf('/resume.json'),
      version: 'v1.0.0',
      lastModified: `${site.updated}T00:00:00`,
    },
  };
}

/** The same as the text of `resume.json`. */
export const resumeJson = (...given: Parameters<typeof jsonResume>): string =>
  `${JSON.stringify(jsonResume(...given), null, 2)}\n`;
