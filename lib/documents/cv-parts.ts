import type { SectionId } from '../content/schema';
import type { CareerEntry } from '../profile/career';
import type { ShortEntry } from '../profile/short-lists';
import type { LocalizedSite } from '../site/make-sites';
import { nonEmpty, withoutRepeats } from '../text/text';
import { cvProjects, type ProjectCounts } from './cv-projects';
import { type CvEntry, type CvPart, commaList, cvText, entryTexts, labelFor } from './cv-texts';

/** A job or school. The company or school is below the title, or is the title. */
function careerEntry(entry: CareerEntry, site: LocalizedSite): CvEntry {
  const { title, organization = '', link } = entry;
  const name = { text: organization, href: link?.url, isOrganization: true };
  const texts = entryTexts(entry, site);
  if (title === undefined) return { title: name, ...texts };
  if (organization === '') return { title: { ...name, text: title }, ...texts };
  return { title: { text: title }, subtitle: name, ...texts };
}

/** The roles at one company. Several ones are below the company's name. */
function companyGroup(roles: readonly CareerEntry[], site: LocalizedSite) {
  const entries = roles.map((role) => careerEntry(role, site));
  if (entries.length === 1) return { entries };
  const withoutCompany = entries.map((entry) => ({ ...entry, subtitle: undefined }));
  return { name: entries[0]?.subtitle, entries: withoutCompany };
}

/** The jobs that the owner wants in the CV, by company. */
const companyGroups = (site: LocalizedSite) =>
  site.profile.companies
    .map((roles) => roles.filter(({ isInCv }) => isInCv))
    .filter((roles) => roles.length > 0)
    .map((roles) => companyGroup(roles, site));

const shortLine = (
  { name, organization, date, link, summary }: ShortEntry,
  site: LocalizedSite,
) => ({
  name: { text: name, href: link?.url },
  details: nonEmpty([organization, date?.text]).map((text) => ({ text })),
  summary: summary && cvText(summary, site),
});

/** The intro, the whole biography if there are no jobs, and facts. */
function introduction(site: LocalizedSite, hasJobs: boolean): CvPart {
  const { person, about } = site.profile;
  const { facts, documents } = site.locale.words;
  const texts = withoutRepeats([person.intro, ...(hasJobs ? [] : about.paragraphs)]);
  const availability = { name: facts.availability, value: person.availability ?? '' };
  const known = [availability, ...person.facts].filter(({ value }) => value !== '');
  const row = known.map(({ name, value }) => ({ name: labelFor(name, site), value }));
  const paragraphs = texts.map((text) => ({ value: cvText(text, site) }));
  return {
    title: documents.profile,
    paragraphs: row.length > 0 ? [...paragraphs, { facts: row }] : paragraphs,
  };
}

/** The intro, and a line for each group. */
function skills(site: LocalizedSite): CvPart {
  const { skillGroups, person } = site.profile;
  const lines = skillGroups.map((group) => ({
    name: group.heading && labelFor(group.heading, site),
    value: commaList(group.skills),
  }));
  const intro = person.skillsIntro ? [{ value: cvText(person.skillsIntro, site) }] : [];
  return { title: site.locale.words.skills.title, paragraphs: [...intro, ...lines] };
}

/**
 * The parts of the CV, in the order of the page's sections. If there are jobs and Skills comes right
 * after them, it stands before the schools.
 */
export function cvParts(site: LocalizedSite, projectCounts: ProjectCounts): CvPart[] {
  const { schools, shortLists, sections } = site.profile;
  const { experience: titles, projects } = site.locale.words;
  const jobs = { title: titles.experience, groups: companyGroups(site) };
  const schoolEntries = schools.map((school) => careerEntry(school, site));
  const schoolsAndLists: CvPart[] = [
    ...(schools.length > 0
      ? [{ title: titles.education, groups: [{ entries: schoolEntries }] }]
      : []),
    ...shortLists.map(({ kind, entries }) => ({
      title: titles[kind],
      groups: [{ lines: entries.map((entry) => shortLine(entry, site)) }],
    })),
  ];
  const hasJobs = jobs.groups.length > 0;
  const isSkillsNext = hasJobs && sections[sections.indexOf('experience') + 1] === 'skills';
  const parts: Record<SectionId, readonly CvPart[]> = {
    about: [],
    experience: [...(hasJobs ? [jobs] : []), ...(isSkillsNext ? [] : schoolsAndLists)],
    skills: [skills(site), ...(isSkillsNext ? schoolsAndLists : [])],
    projects: [{ title: projects.title, groups: cvProjects(site, projectCounts) }],
  };
  return [introduction(site, hasJobs), ...sections.flatMap((id) => parts[id])];
}
