import { textWithAddresses } from '../content/linked-text';
import type { CareerEntry } from '../profile/career';
import { webAccountsIn } from '../profile/contacts';
import type { ProfilePeriod } from '../profile/date-texts';
import type { ProfileProject } from '../profile/project-lists';
import type { ShortEntry, ShortList } from '../profile/short-lists';
import type { SkillGroup } from '../profile/skill-groups';
import type { LocalizedSite } from '../site/localized-site';
import { nonEmpty, unlessEmpty, withNote } from '../text/text';
import { jobsInCv, projectsInCv } from './cv-sections';

const datesOf = (period?: ProfilePeriod) => ({ startDate: period?.start, endDate: period?.end });

const prose = (text: string | undefined, { urlOf }: LocalizedSite) =>
  text && textWithAddresses(text, urlOf('/'));

const proseList = (texts: readonly string[], site: LocalizedSite) =>
  unlessEmpty(texts.map((text) => prose(text, site)));

function basics(site: LocalizedSite) {
  const { person, about, contacts } = site.profile;
  return {
    name: person.name,
    label: person.role,
    image: person.portraitUrl,
    email: contacts.email?.text,
    phone: contacts.phone?.text,
    summary: [person.intro, ...about.paragraphs].map((text) => prose(text, site)).join('\n\n'),
    location: contacts.location === undefined ? undefined : { address: contacts.location },
    profiles: webAccountsIn(contacts.accounts).map(({ name, url }) => ({ network: name, url })),
    url: site.urlOf('/'),
  };
}

/** The schema allows what it lacks: `location` of volunteers and schools, `summary` of schools. */
const careerEntryFields = (entry: CareerEntry, site: LocalizedSite) => ({
  location: entry.location,
  url: entry.link?.url,
  ...datesOf(entry.period),
  summary: prose(entry.description, site),
});

const jobFields = (job: CareerEntry, site: LocalizedSite) => ({
  position: job.title,
  ...careerEntryFields(job, site),
  highlights: proseList(job.highlights, site),
});

const careerFields = (site: LocalizedSite) => ({
  work: jobsInCv(site)
    .filter(({ isVoluntary }) => !isVoluntary)
    .map((job) => ({ name: job.organization, ...jobFields(job, site) })),
  volunteer: jobsInCv(site)
    .filter(({ isVoluntary }) => isVoluntary)
    .map((job) => ({ organization: job.organization, ...jobFields(job, site) })),
  education: site.profile.schools.map((school) => ({
    institution: school.organization,
    area: school.title,
    ...careerEntryFields(school, site),
    courses: proseList(school.highlights, site),
  })),
});

/** What JSON Resume calls the fields of an entry. It has the start of a period as its date. */
const shortListKeys = {
  certificates: { nameKey: 'name', organizationKey: 'issuer', dateKey: 'date' },
  publications: { nameKey: 'name', organizationKey: 'publisher', dateKey: 'releaseDate' },
  awards: { nameKey: 'title', organizationKey: 'awarder', dateKey: 'date' },
} as const;

/** The schema has no text of a certificate and no address of an award, and allows more fields. */
function shortListFields({ kind, groups }: ShortList, site: LocalizedSite) {
  const { nameKey, organizationKey, dateKey } = shortListKeys[kind];
  const fieldsOf = ({ name, organization, date, link, summary }: ShortEntry) => ({
    [nameKey]: name,
    [organizationKey]: organization,
    [dateKey]: date?.start,
    url: link?.url,
    summary: prose(summary, site),
  });
  return groups.flatMap(({ entries, names }) => [
    ...entries.map(fieldsOf),
    ...names.map((name) => ({ [nameKey]: name })),
  ]);
}

const skillFields = ({ name, level, note }: SkillGroup['skills'][number]) => ({
  name,
  level: level ? withNote(`${level.percent}%`, note) : note,
});

const projectFields = (project: ProfileProject, site: LocalizedSite) => ({
  name: project.title,
  type: project.group,
  description: prose(project.description, site),
  highlights: proseList(nonEmpty([project.result, ...project.highlights]), site),
  keywords: project.tags.map(({ name }) => name),
  ...datesOf(project.period),
  roles: project.role && [project.role],
  entity: project.organization,
  url: project.links[0]?.url,
});

/**
 * The content as JSON Resume 1.0.0 (jsonresume.org/schema). What has no field there is only on the
 * page and in the CV.
 */
export function jsonResume(site: LocalizedSite): object {
  const { urlOf, profile } = site;
  const { person, skillGroups, shortLists } = profile;
  const lists = shortLists.map((list) => [list.kind, shortListFields(list, site)]);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(site),
    ...careerFields(site),
    ...Object.fromEntries(lists),
    skills: skillGroups.flatMap(({ note, skills }) =>
      skills.map((skill) => skillFields({ ...skill, note: skill.note ?? note })),
    ),
    languages: person.languages?.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: projectsInCv(site).map((project) => projectFields(project, site)),
    meta: {
      canonical: urlOf('/resume.json'),
      version: 'v1.0.0',
      lastModified: `${profile.updated}T00:00:00`,
    },
  };
}
