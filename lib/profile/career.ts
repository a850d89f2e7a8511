import { optionalLinkFor } from '../addresses/site-addresses';
import type { Education, Experience } from '../content/schema';
import { isSameName, nonEmpty } from '../text/text';
import type { ProfileContext } from './context';
import { periodFor } from './date-texts';
import type { ShortList } from './short-lists';
import { type NamedLink, tagsFor } from './tags';

/** A job or school, as the page and the documents show it. */
export type CareerEntry = ReturnType<typeof schoolFor>;

const commonFieldsFor = (
  entry: Omit<Education, 'school' | 'programme'>,
  context: ProfileContext,
) => ({
  location: entry.location,
  description: entry.description,
  logo: context.imageOf(entry.logo, 'logo'),
  period: periodFor(entry.period, context),
  highlights: entry.highlights ?? [],
  link: optionalLinkFor(entry.link, context),
});

const schoolFor = (school: Education, context: ProfileContext) => ({
  ...commonFieldsFor(school, context),
  /** The school or company. A course may have none, and then has a title. */
  organization: school.school,
  /** The degree and subject, or the role. A school may have none. */
  title: school.programme,
  isVoluntary: false,
  /** Short texts beside the organization, in the order of the page and of all documents. */
  details: nonEmpty([school.location]),
  tags: [] as NamedLink[],
  isInCv: true,
});

const jobFor = (job: Experience, context: ProfileContext): CareerEntry => ({
  ...commonFieldsFor(job, context),
  organization: job.company,
  title: job.role,
  isVoluntary: job.volunteer ?? false,
  details: nonEmpty([job.type, job.location]),
  tags: tagsFor(job.skills ?? [], context),
  isInCv: job.inCv ?? true,
});

/** The jobs by company: neighboring jobs at the same one are together. */
export function companiesFor(context: ProfileContext): CareerEntry[][] {
  const companies: CareerEntry[][] = [];
  for (const job of context.content.experience) {
    const role = jobFor(job, context);
    const previous = companies.at(-1);
    if (previous && isSameName(previous[0]?.organization ?? '', job.company)) previous.push(role);
    else companies.push([role]);
  }
  return companies.map(withSharedLinkAndLogo);
}

/** Gives all roles the link and logo that the owner has written at one of them. */
function withSharedLinkAndLogo(roles: CareerEntry[]): CareerEntry[] {
  const link = roles.find((role) => role.link)?.link;
  const logo = roles.find((role) => role.logo)?.logo;
  return roles.map((role) => ({ ...role, link: role.link ?? link, logo: role.logo ?? logo }));
}

export const schoolsFor = (context: ProfileContext): CareerEntry[] =>
  context.content.education.map((school) => schoolFor(school, context));

interface Career {
  companies: readonly (readonly CareerEntry[])[];
  schools: readonly CareerEntry[];
  shortLists: readonly ShortList[];
}

/** The kinds of the section's lists, which are also their ids: '#education'. */
export type ListKind = 'experience' | 'education' | ShortList['kind'];

/** The first list with entries, which gives the section its title; undefined if all are empty. */
export function firstKindOf({ companies, schools, shortLists }: Career): ListKind | undefined {
  if (companies.length > 0) return 'experience';
  return schools.length > 0 ? 'education' : shortLists[0]?.kind;
}
