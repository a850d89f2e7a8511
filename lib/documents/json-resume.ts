import { textWithAddresses } from '../content/linked-text';
import type { CareerEntry, ShortList } from '../profile/career';
import { webAccountsIn } from '../profile/contacts';
import type { ProfilePeriod } from '../profile/date-texts';
import type { ProfileProject } from '../profile/project-lists';
import type { LocalizedSite } from '../site/localized-site';
import { nonEmpty } from '../text/text';
import { withNote } from '../words/words';
import { introAndAbout, jobsInCv, projectsInCv } from './cv-sections';

const datesOf = (period?: ProfilePeriod) => ({ startDate: period?.start, endDate: period?.end });

const prose = (text: string | undefined, { urlOf }: LocalizedSite) =>
  text && textWithAddresses(text, urlOf('/'));

function basics(site: LocalizedSite) {
  const { person, contacts } = site.profile;
  return {
    name: person.name,
    label: person.role,
    image: person.portraitUrl,
    email: contacts.email?.text,
    phone: contacts.phone?.text,
    summary: introAndAbout(site)
      .map((text) => prose(text, site))
      .join('\n\n'),
    location: contacts.location === undefined ? undefined : { address: contacts.location },
    profiles: [
      ...webAccountsIn(contacts.accounts).map(({ name, url }) => ({ network: name, url })),
      ...contacts.accountNames.map(({ name, value }) => ({ network: name, username: value })),
    ],
    url: site.urlOf('/'),
  };
}

const careerFields = (entry: CareerEntry, site: LocalizedSite) => ({
  location: entry.location,
  url: entry.link?.url,
  ...datesOf(entry.period),
  summary: prose(entry.description, site),
});

const jobFields = (job: CareerEntry, site: LocalizedSite) => ({
  [job.volunteer ? 'organization' : 'name']: job.organization,
  position: job.title,
  ...careerFields(job, site),
  highlights: job.highlights.map((text) => prose(text, site)),
});

const schoolFields = (school: CareerEntry, site: LocalizedSite) => ({
  institution: school.organization,
  area: school.title,
  ...careerFields(school, site),
  // JSON Resume has no other list for points of a school.
  courses: school.highlights.map((text) => prose(text, site)),
});

/** What JSON Resume calls the fields of an entry. */
const shortListKeys = {
  certificates: { nameKey: 'name', organizationKey: 'issuer', dateKey: 'date' },
  publications: { nameKey: 'name', organizationKey: 'publisher', dateKey: 'releaseDate' },
  awards: { nameKey: 'title', organizationKey: 'awarder', dateKey: 'date' },
} as const;

function shortListFields({ kind, groups }: ShortList, site: LocalizedSite) {
  const { nameKey, organizationKey, dateKey } = shortListKeys[kind];
  return groups.flatMap(({ entries }) =>
    entries.map(({ name, organization, date, link, summary }) => ({
      [nameKey]: name,
      [organizationKey]: organization,
      // An entry has one date, and so has no end of a period.
      [dateKey]: date?.start ?? date?.end,
      url: link?.url,
      summary: prose(summary, site),
    })),
  );
}

const projectFields = (project: ProfileProject, site: LocalizedSite) => ({
  name: project.title,
  type: project.group,
  description: prose(project.description, site),
  highlights: nonEmpty([project.result, ...project.highlights]).map((text) => prose(text, site)),
  keywords: project.tags,
  ...datesOf(project.period),
  roles: project.role && [project.role],
  entity: project.organization,
  url: project.links[0]?.url,
});

/**
 * The content as JSON Resume 1.0.0 (jsonresume.org/schema). The schema allows more fields than it
 * has, like the `summary` of a school. What has no field here is only on the page and in the CV.
 */
export function jsonResume(site: LocalizedSite): object {
  const { profile, locale } = site;
  const { person, schools, skillGroups, shortLists } = profile;
  const jobs = jobsInCv(site);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(site),
    work: jobs.filter((job) => !job.volunteer).map((job) => jobFields(job, site)),
    volunteer: jobs.filter((job) => job.volunteer).map((job) => jobFields(job, site)),
    education: schools.map((school) => schoolFields(school, site)),
    ...Object.fromEntries(shortLists.map((list) => [list.kind, shortListFields(list, site)])),
    skills: skillGroups.flatMap(({ entries }) =>
      entries.map(({ name, level, note }) => ({
        name,
        level: level ? withNote(`${level.percent}%`, note, locale.words) : note,
      })),
    ),
    languages: person.languages?.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: projectsInCv(site).map((project) => projectFields(project, site)),
  };
}
