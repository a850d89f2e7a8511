import { isSameName } from '../content/names';
import type { Content, Education, Publication, Skill } from '../content/schema';
import { nonEmpty } from '../content/text';
import { type Addresses, optionalLink } from '../hosting/addresses';
import type { Locale } from '../language/locale';
import type { Anchored } from './anchors';
import { dateFor, periodFor } from './date-texts';
import { type Mention, tagsFor } from './skills';

/** Fields that jobs and schools both have, but under different names in the content. */
interface EntryHead {
  organization: string;
  /** The role, or the degree and subject. A school may have none. */
  title?: string;
  type?: string;
  /** The skills used. A school has none. */
  tags: readonly Mention[];
  isInCv: boolean;
  /** Whether the organization comes first, because all entries of the list have the same title. */
  isOrganizationFirst: boolean;
}

/** The title or the organization of an entry. */
interface EntryName {
  text: string;
  isOrganization: boolean;
}

/** Title and organization, which are equally important, in the order to show them. */
function namesFor({ title, organization, isOrganizationFirst }: EntryHead): EntryName[] {
  const names = [{ text: organization, isOrganization: true }];
  if (title === undefined) return names;
  const titleName = { text: title, isOrganization: false };
  return isOrganizationFirst ? [...names, titleName] : [titleName, ...names];
}

/** Whether at least two entries have titles, and all titles are the same. */
const haveSameTitle = ([first, ...others]: readonly (string | undefined)[]): boolean =>
  first !== undefined &&
  others.length > 0 &&
  others.every((other) => other !== undefined && isSameName(first, other));

const entryFor = (
  head: EntryHead,
  entry: Omit<Education, 'school' | 'programme'>,
  locale: Locale,
  addresses: Addresses,
) => ({
  ...head,
  /** In the order of the page and the CV. */
  names: namesFor(head),
  period: periodFor(entry.period, locale),
  location: entry.location,
  /** Short texts beside the organization, in the order of the page and of all documents. */
  details: nonEmpty([head.type, entry.location]),
  description: entry.description,
  highlights: entry.highlights ?? [],
  link: optionalLink(entry.link, addresses),
  logo: entry.logo,
});

export type ProfileEntry = ReturnType<typeof entryFor>;

/** Neighboring jobs at the same company. There is at least one. */
type CompanyRoles = [first: ProfileEntry, ...others: ProfileEntry[]];

function jobsByCompany(
  { experience }: Content,
  skills: readonly Anchored<Skill>[],
  locale: Locale,
  addresses: Addresses,
): CompanyRoles[] {
  const companies: CompanyRoles[] = [];
  const isOrganizationFirst = haveSameTitle(experience.map(({ role }) => role));
  for (const job of experience) {
    const { company: organization, role: title, type, inCv: isInCv = true } = job;
    const tags = tagsFor(job.skills, skills);
    const head = { organization, title, type, isInCv, tags, isOrganizationFirst };
    const entry = entryFor(head, job, locale, addresses);
    const previous = companies.at(-1);
    if (previous && isSameName(previous[0].organization, organization)) previous.push(entry);
    else companies.push([entry]);
  }
  return companies.map(withSharedLink);
}

/** Gives link and logo of the company to all roles. Owners write them at one role. */
function withSharedLink([first, ...others]: CompanyRoles): CompanyRoles {
  const { link } = [first, ...others].find((role) => role.link) ?? first;
  const { logo } = [first, ...others].find((role) => role.logo) ?? first;
  const shared = (role: ProfileEntry) => ({ ...role, link, logo });
  return [shared(first), ...others.map(shared)];
}

function schoolsFor({ education }: Content, locale: Locale, addresses: Addresses): ProfileEntry[] {
  const isOrganizationFirst = haveSameTitle(education.map(({ programme }) => programme));
  return education.map(({ school: organization, programme: title, ...entry }) =>
    entryFor(
      { organization, title, isInCv: true, tags: [], isOrganizationFirst },
      entry,
      locale,
      addresses,
    ),
  );
}

function shortListsFor(content: Content, locale: Locale, addresses: Addresses) {
  type ShortEntry = { by?: string } & Pick<Publication, 'name' | 'date' | 'link' | 'summary'>;
  const lists: ['certificates' | 'publications' | 'awards', ShortEntry[]][] = [
    ['certificates', content.certificates.map((entry) => ({ ...entry, by: entry.issuer }))],
    ['publications', content.publications.map((entry) => ({ ...entry, by: entry.publisher }))],
    ['awards', content.awards.map((entry) => ({ ...entry, name: entry.title, by: entry.awarder }))],
  ];
  return lists
    .filter(([, entries]) => entries.length > 0)
    .map(([list, entries]) => ({
      list,
      title: locale.words.experience[list],
      entries: entries.map(({ name, by, date, link, summary }) => ({
        name,
        /** Issuer, publisher or awarder. */
        by,
        date: dateFor(date, locale),
        link: optionalLink(link, addresses),
        summary,
      })),
    }));
}

export type Career = ReturnType<typeof careerFor>;

/** Everything that Experience shows. */
export const careerFor = (
  content: Content,
  skills: readonly Anchored<Skill>[],
  locale: Locale,
  addresses: Addresses,
) => ({
  /** Neighboring jobs at the same company are in one list. */
  jobs: jobsByCompany(content, skills, locale, addresses),
  schools: schoolsFor(content, locale, addresses),
  /** Certificates, publications and awards; empty lists are left out. */
  shortLists: shortListsFor(content, locale, addresses),
});

/** The name of the first list with entries, whose title the section gets; undefined if none has. */
export function firstListOf({ jobs, schools, shortLists }: Career) {
  if (jobs.length > 0) return 'experience';
  return schools.length > 0 ? 'education' : shortLists[0]?.list;
}
