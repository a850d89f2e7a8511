import { withFullLinks } from '../content/linked-text';
import type { CareerEntry } from '../profile/career';
import { webAccountsIn } from '../profile/contacts';
import type { ProfileDate, ProfilePeriod } from '../profile/date-texts';
import type { Profile } from '../profile/profile';
import type { ProfileProject } from '../profile/project-lists';
import type { ProfileSkill, SkillGroup } from '../profile/skill-groups';
import type { NamedLink } from '../profile/tags';
import type { LocalizedSite } from '../site/make-sites';
import { unlessEmpty } from '../text/text';

/** JSON Resume has no field for the owner's text of a period, so `period` is a field of our own. */
const periodFields = (period?: ProfilePeriod) => ({
  startDate: period?.start,
  endDate: period?.end,
  period: period?.ownText,
});

const namesOf = (list: readonly NamedLink[]) => list.map(({ name }) => name);

function basics({ person, about, contacts }: Profile, pageUrl: string, portraitUrl?: string) {
  const ownFacts = person.facts.filter(({ kind }) => kind === 'custom');
  return {
    name: person.name,
    firstNames: person.firstNames,
    familyName: person.familyName,
    label: person.role,
    image: portraitUrl,
    pronouns: person.pronouns,
    email: contacts.email?.text,
    phone: contacts.phone?.text,
    summary: [person.intro, ...about.paragraphs].join('\n\n'),
    services: unlessEmpty(about.services),
    skillsIntro: person.skillsIntro,
    contactIntro: contacts.intro,
    availability: person.availability,
    workplace: person.workplace,
    timeZone: person.timeZone,
    facts: unlessEmpty(ownFacts.map(({ name, value }) => ({ name, value }))),
    location: contacts.location === undefined ? undefined : { address: contacts.location },
    profiles: webAccountsIn(contacts.accounts).map(({ name, url }) => ({ network: name, url })),
    url: pageUrl,
  };
}

const positionFields = (entry: CareerEntry) => ({
  position: entry.title,
  location: entry.location,
  url: entry.link?.url,
  ...periodFields(entry.period),
  type: entry.type,
  summary: entry.description,
  highlights: unlessEmpty(entry.highlights),
  keywords: unlessEmpty(namesOf(entry.tags)),
  inCv: entry.isInCv ? undefined : false,
});

function careerFields({ companies, schools }: Profile) {
  const work = companies.flat().filter(({ isVoluntary }) => !isVoluntary);
  const voluntary = companies.flat().filter(({ isVoluntary }) => isVoluntary);
  return {
    work: work.map((job) => ({ name: job.organization, ...positionFields(job) })),
    volunteer: voluntary.map((job) => ({
      organization: job.organization,
      ...positionFields(job),
    })),
    education: schools.map((entry) => ({
      institution: entry.organization,
      area: entry.title,
      url: entry.link?.url,
      ...periodFields(entry.period),
      location: entry.location,
      summary: entry.description,
      courses: unlessEmpty(entry.highlights),
    })),
  };
}

/** JSON Resume has one date here. Periods and the owner's text are in fields of our own. */
const moreDateFields = (date?: ProfileDate) => ({
  startDate: date?.start,
  endDate: date?.end,
  dateText: date?.ownText,
});

function shortListFields({ shortLists }: Profile) {
  const entriesOf = (kind: Profile['shortLists'][number]['kind']) =>
    shortLists.find((list) => list.kind === kind)?.entries ?? [];
  return {
    certificates: entriesOf('certificates').map(({ name, organization, date, link }) => ({
      name,
      date: date?.iso,
      ...moreDateFields(date),
      issuer: organization,
      url: link?.url,
    })),
    publications: entriesOf('publications').map(({ name, organization, date, link, summary }) => ({
      name,
      publisher: organization,
      releaseDate: date?.iso,
      ...moreDateFields(date),
      url: link?.url,
      summary,
    })),
    awards: entriesOf('awards').map(({ name, organization, date, link, summary }) => ({
      title: name,
      awarder: organization,
      url: link?.url,
      summary,
      date: date?.iso,
      ...moreDateFields(date),
    })),
  };
}

const skillFields = ({ name, level, note }: ProfileSkill) => ({
  name,
  level: level && `${level.percent}%`,
  note,
});

/** JSON Resume has no groups, so a group is a skill with keywords, and `members` of our own. */
function skillsOfGroup({ name, skills }: SkillGroup): object[] {
  if (name === undefined) return skills.map(skillFields);
  const hasDetails = skills.some(({ level, note }) => level !== undefined || note !== undefined);
  const members = hasDetails ? skills.map(skillFields) : undefined;
  return [{ name, keywords: namesOf(skills), members }];
}

const projectFields = (project: ProfileProject) => ({
  name: project.title,
  type: project.group,
  description: project.description,
  highlights: unlessEmpty(project.highlights),
  keywords: namesOf(project.tags),
  ...periodFields(project.period),
  roles: project.role && [project.role],
  entity: project.organization,
  location: project.location,
  // JSON Resume has one address per project; the others are in fields of our own.
  url: project.links[0]?.url,
  ...linkFields(project.links),
  featured: project.isFeatured || undefined,
  inCv: project.isInCv ? undefined : false,
});

function linkFields(links: ProfileProject['links']) {
  const namedLinks = links
    .filter(({ kind }) => kind === 'custom')
    .map(({ name, url }) => ({ name, url }));
  const addressesByKind = links
    .filter(({ kind }) => kind !== 'custom')
    .map(({ kind, url }) => [kind, url] as const);
  return { ...Object.fromEntries(addressesByKind), links: unlessEmpty(namedLinks) };
}

/** The content as JSON Resume 1.0.0 (jsonresume.org/schema). */
export function jsonResume(site: LocalizedSite, portraitUrl?: string): object {
  const { urlOf } = site;
  const pageUrl = urlOf('/');
  const profile = withFullLinks(site.profile, pageUrl);
  const { person, skillGroups, projects } = profile;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(profile, pageUrl, portraitUrl),
    ...careerFields(profile),
    ...shortListFields(profile),
    skills: skillGroups.flatMap(skillsOfGroup),
    languages: person.languages?.map(({ name, level }) => ({ language: name, fluency: level })),
    projects: projects.map(projectFields),
    meta: {
      canonical: urlOf('/resume.json'),
      version: 'v1.0.0',
      language: site.locale.language,
      lastModified: `${profile.updated}T00:00:00`,
      // Texts of the page that are no part of a résumé.
      page: {
        description: profile.description,
        greeting: person.greeting,
        headline: person.headline,
      },
    },
  };
}
