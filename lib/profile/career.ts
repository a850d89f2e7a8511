import type { Education } from '../content/schema';
import { optionalLink, type ResolvedLink } from '../hosting/addresses';
import { isSameName, nonEmpty } from '../text/text';
import type { ProfileContext } from './context';
import { type ProfilePeriod, periodFor } from './profile-dates';
import { type Mention, tagsFor } from './profile-skills';
import type { ShortList } from './short-lists';

/** A job or school of the content, in which the fields of the two have different names. */
interface JobOrSchool extends Omit<Education, 'school' | 'programme'> {
  /** A job has one. A course may have none, and then it has a title. */
  organization?: string;
  /** The role, or the degree and subject. A school may have none. */
  title?: string;
  type?: string;
  /** Whether it is voluntary work. */
  isVoluntary: boolean;
  /** The skills used. A school has none. */
  tags: readonly Mention[];
  isInCv: boolean;
}

/** A job or school, as the page and the documents show it. */
export interface ProfileEntry extends Omit<JobOrSchool, 'period' | 'highlights' | 'link'> {
  period?: ProfilePeriod;
  /** Short texts beside the organization, in the order of the page and of all documents. */
  details: readonly string[];
  highlights: readonly string[];
  link?: ResolvedLink;
}

const entryFor = (entry: JobOrSchool, context: ProfileContext): ProfileEntry => ({
  ...entry,
  period: periodFor(entry.period, context.locale),
  details: nonEmpty([entry.type, entry.location]),
  highlights: entry.highlights ?? [],
  link: optionalLink(entry.link, context),
});

/** Neighboring jobs at the same company. There is at least one. */
type CompanyRoles = [first: ProfileEntry, ...others: ProfileEntry[]];

/** The jobs. Neighboring ones at the same company are in one list. */
export function jobsFor(context: ProfileContext): CompanyRoles[] {
  const { experience } = context.content;
  const companies: CompanyRoles[] = [];
  for (const {
    company: organization,
    role: title,
    skills,
    volunteer,
    inCv,
    ...fields
  } of experience) {
    const job = {
      ...fields,
      organization,
      title,
      isVoluntary: volunteer ?? false,
      tags: tagsFor(skills, context),
      isInCv: inCv ?? true,
    };
    const entry = entryFor(job, context);
    const previous = companies.at(-1);
    if (previous && isSameName(previous[0].organization ?? '', organization)) previous.push(entry);
    else companies.push([entry]);
  }
  return companies.map(withSharedLinkAndLogo);
}

/** Owners write link and logo of a company at one role. Roles without them get those. */
function withSharedLinkAndLogo([first, ...others]: CompanyRoles): CompanyRoles {
  const roles = [first, ...others];
  const link = roles.find((role) => role.link)?.link;
  const logo = roles.find((role) => role.logo)?.logo;
  const shared = (role: ProfileEntry) => ({
    ...role,
    link: role.link ?? link,
    logo: role.logo ?? logo,
  });
  return [shared(first), ...others.map(shared)];
}

export function schoolsFor(context: ProfileContext): ProfileEntry[] {
  const { education } = context.content;
  return education.map(({ school: organization, programme: title, ...fields }) => {
    const school = { ...fields, organization, title, isVoluntary: false, tags: [], isInCv: true };
    return entryFor(school, context);
  });
}

/** The parts of the profile that Experience shows. */
export interface Career {
  jobs: readonly CompanyRoles[];
  schools: readonly ProfileEntry[];
  shortLists: readonly ShortList[];
}

/** The kinds of the section's lists, which are also their ids: '#education'. */
export type ListKind = 'experience' | 'education' | ShortList['kind'];

/** The kind of the first list with entries, whose title the section gets; undefined if none has. */
export function firstListOf({ jobs, schools, shortLists }: Career): ListKind | undefined {
  if (jobs.length > 0) return 'experience';
  return schools.length > 0 ? 'education' : shortLists[0]?.kind;
}
