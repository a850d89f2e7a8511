import type { SectionId } from '../content/schema';
import type { CareerEntry } from '../profile/career';
import type { Profile } from '../profile/profile';
import type { ShortEntry } from '../profile/short-lists';
import { nonEmpty } from '../text/text';
import type { Locale } from '../words/locale';
import { cvProjects } from './cv-projects';
import { commaList, cvText, entryTexts, labelFor } from './cv-texts';

/** The heading of an entry, and the organization below it. A school may lack one of them. */
function cvNames({ title, organization, link }: CareerEntry) {
  const withLink = (text: string) => ({ text, href: link?.url, isOrganization: true });
  if (title === undefined) return { title: withLink(organization ?? ''), subtitle: undefined };
  if (organization === undefined) return { title: withLink(title), subtitle: undefined };
  return { title: { text: title }, subtitle: withLink(organization) };
}

const cvEntry = (entry: CareerEntry) => ({
  ...cvNames(entry),
  ...entryTexts(entry),
  links: [],
});

/** The roles at one company: a single one, or several below the company's name. */
function cvCompany(entries: readonly CareerEntry[]) {
  const roles = entries.map(cvEntry);
  if (roles.length === 1) return { roles };
  const [first] = roles;
  return {
    company: first?.subtitle,
    roles: roles.map((role) => ({ ...role, subtitle: undefined })),
  };
}

/** The jobs that the owner wants in the CV, by company. */
const cvJobs = ({ companies }: Profile) =>
  companies
    .map((roles) => roles.filter(({ isInCv }) => isInCv))
    .filter((roles) => roles.length > 0)
    .map(cvCompany);

const cvShortEntry = ({ name, organization, date, link, summary }: ShortEntry) => ({
  name: { text: name, href: link?.url },
  details: nonEmpty([organization, date?.text]),
  summary: summary && cvText(summary),
});

/** The parts of the CV for each section of the page. `cv.typ` has a layout for each kind. */
function partsBySection(profile: Profile, pageUrl: string, locale: Locale) {
  const { schools, shortLists, skillGroups, person } = profile;
  const { experience: titles, skills, projects } = locale.words;
  return {
    about: [],
    experience: [
      { kind: 'jobs', title: titles.experience, entries: cvJobs(profile) },
      { kind: 'schools', title: titles.education, entries: schools.map(cvEntry) },
      ...shortLists.map(({ kind, entries }) => ({
        kind: 'short-list' as const,
        title: titles[kind],
        entries: entries.map(cvShortEntry),
      })),
    ],
    skills: [
      {
        kind: 'skills',
        title: skills.title,
        intro: person.skillsIntro && cvText(person.skillsIntro),
        entries: skillGroups.map((group) => ({
          name: group.heading && labelFor(group.heading, locale),
          value: commaList(group.skills),
        })),
      },
    ],
    projects: [
      { kind: 'projects', title: projects.title, ...cvProjects(profile, pageUrl, locale) },
    ],
  } as const satisfies Record<SectionId, readonly object[]>;
}

/** The parts with entries, in the order of the page's sections. */
export function cvParts(profile: Profile, pageUrl: string, locale: Locale) {
  const parts = partsBySection(profile, pageUrl, locale);
  return profile.sections
    .flatMap((id) => [...parts[id]])
    .filter(({ entries }) => entries.length > 0);
}
