import type { SectionId } from '../content/schema';
import type { CareerEntry } from '../profile/career';
import type { ShortEntry } from '../profile/short-lists';
import type { LocalizedSite } from '../site/make-sites';
import { isSameName, nonEmpty, withoutRepeats } from '../text/text';
import { cvProjects, type ProjectCounts } from './cv-projects';
import { commaList, cvText, entryTexts, labelFor } from './cv-texts';

/** The heading of an entry, and the organization below it. A school may lack one of them. */
function cvNames({ title, organization, link }: CareerEntry) {
  const withLink = (text: string) => ({ text, href: link?.url, isOrganization: true });
  if (title === undefined) return { title: withLink(organization ?? ''), subtitle: undefined };
  if (organization === undefined) return { title: withLink(title), subtitle: undefined };
  return { title: { text: title }, subtitle: withLink(organization) };
}

const cvEntry = (entry: CareerEntry, site: LocalizedSite) => ({
  ...cvNames(entry),
  ...entryTexts(entry, site),
  links: [],
});

/** The roles at one company: a single one, or several below the company's name. */
function cvCompany(entries: readonly CareerEntry[], site: LocalizedSite) {
  const roles = entries.map((entry) => cvEntry(entry, site));
  if (roles.length === 1) return { roles };
  const [first] = roles;
  return {
    company: first?.subtitle,
    roles: roles.map((role) => ({ ...role, subtitle: undefined })),
  };
}

/** The jobs that the owner wants in the CV, by company. */
const cvJobs = (site: LocalizedSite) =>
  site.profile.companies
    .map((roles) => roles.filter(({ isInCv }) => isInCv))
    .filter((roles) => roles.length > 0)
    .map((roles) => cvCompany(roles, site));

const cvShortEntry = (
  { name, organization, date, link, summary }: ShortEntry,
  site: LocalizedSite,
) => ({
  name: { text: name, href: link?.url },
  details: nonEmpty([organization, date?.text]),
  summary: summary && cvText(summary, site),
});

/** The intro, the whole biography if there are no jobs, and facts. */
function introduction(site: LocalizedSite, hasJobs: boolean) {
  const { person, about } = site.profile;
  const { facts } = site.locale.words;
  const texts = withoutRepeats([person.intro, ...(hasJobs ? [] : about.paragraphs)]);
  const availability = { name: facts.availability, value: person.availability ?? '' };
  const known = [availability, ...person.facts].filter(({ value }) => value !== '');
  return [
    ...texts.map((text) => ({ value: cvText(text, site) })),
    { facts: known.map(({ name, value }) => ({ name: labelFor(name, site), value })) },
  ];
}

/** A line for each group. A skill of several groups stands in the first one. */
function skillLines(site: LocalizedSite) {
  const { skillGroups: groups } = site.profile;
  const all = groups.flatMap(({ skills }) => skills);
  return groups.map(({ heading, skills }) => {
    const own = skills.filter(
      (skill) => all.find(({ name }) => isSameName(name, skill.name)) === skill,
    );
    return { name: heading && labelFor(heading, site), value: commaList(own) };
  });
}

/**
 * The parts of the CV that have entries, in the order of the page's sections. `cv.typ` has a layout
 * for each kind. If there are jobs and Skills comes right after them, it stands before the schools.
 */
export function cvParts(site: LocalizedSite, projectCounts: ProjectCounts) {
  const { schools, shortLists, person, sections } = site.profile;
  const { documents, experience: titles, ...words } = site.locale.words;
  const jobs = { kind: 'jobs', title: titles.experience, entries: cvJobs(site) };
  const schoolsAndLists = [
    {
      kind: 'schools',
      title: titles.education,
      entries: schools.map((school) => cvEntry(school, site)),
    },
    ...shortLists.map(({ kind, entries }) => ({
      kind: 'short-list',
      title: titles[kind],
      entries: entries.map((entry) => cvShortEntry(entry, site)),
    })),
  ];
  const intro = person.skillsIntro ? [{ value: cvText(person.skillsIntro, site) }] : [];
  const skills = {
    kind: 'texts',
    title: words.skills.title,
    entries: [...intro, ...skillLines(site)],
  };
  const hasJobs = jobs.entries.length > 0;
  const isSkillsNext = hasJobs && sections[sections.indexOf('experience') + 1] === 'skills';
  const parts: Record<SectionId, readonly { kind: string; title: string; entries: object[] }[]> = {
    about: [],
    experience: [jobs, ...(isSkillsNext ? [] : schoolsAndLists)],
    skills: [skills, ...(isSkillsNext ? schoolsAndLists : [])],
    projects: [
      {
        kind: 'projects',
        title: words.projects.title,
        entries: cvProjects(site, projectCounts),
      },
    ],
  };
  const introductionPart = {
    kind: 'texts',
    title: documents.profile,
    entries: introduction(site, hasJobs),
  };
  return [introductionPart, ...sections.flatMap((id) => parts[id])].filter(
    ({ entries }) => entries.length > 0,
  );
}
