import { optionalLinkFor } from '../addresses/site-addresses';
import { plainText } from '../content/linked-text';
import type { Education, Experience } from '../content/schema';
import { hasSentence, isSameName, nonEmpty } from '../text/text';
import type { ProfileContext } from './context';
import { periodFor } from './date-texts';
import type { ShortList } from './short-lists';
import { type NamedLink, tagsFor } from './tags';

/** A job or school, as the page and the documents show it. */
export type CareerEntry = ReturnType<typeof schoolFor>;

/** Whether all points are of a few words: "Ropes", "Code review". They stand in a line. */
export const hasShortPoints = ({ highlights }: CareerEntry) =>
  highlights.length > 0 &&
  highlights.every((point) => point.length <= 25 && plainText(point) === point);

type CommonFields = Omit<Education, 'school' | 'programme'>;

/** Whether a description is short, without links and no sentence: "CGPA: 8.14". */
const isDetail = (text: string) =>
  text.length <= 30 && plainText(text) === text && !hasSentence(text);

/** Whether all descriptions of a list stand beside the dates, and not below them. */
const areDetails = (entries: readonly CommonFields[]) =>
  entries.every(({ description }) => description === undefined || isDetail(description));

const commonFieldsFor = (entry: CommonFields, asDetail: boolean, context: ProfileContext) => ({
  location: entry.location,
  /** The owner's description, for programs. */
  summary: entry.description,
  /** The description, unless it is one of the `details`. */
  description: asDetail ? undefined : entry.description,
  logo: context.imageOf(entry.logo, 'logo'),
  period: periodFor(entry.period, context),
  highlights: entry.highlights ?? [],
  link: optionalLinkFor(entry.link, context),
});

const schoolFor = (school: Education, asDetail: boolean, context: ProfileContext) => ({
  ...commonFieldsFor(school, asDetail, context),
  /** The school or company. A course may have none, and then has a title. */
  organization: school.school,
  /** The degree and subject, or the role. A school or company may have none. */
  title: school.programme,
  isVoluntary: false,
  /** Short texts beside the organization, in the order of the page and of all documents. */
  details: nonEmpty([school.location, asDetail ? school.description : undefined]),
  tags: [] as NamedLink[],
  isInCv: true,
});

const jobFor = (job: Experience, asDetail: boolean, context: ProfileContext): CareerEntry => ({
  ...commonFieldsFor(job, asDetail, context),
  organization: job.company,
  title: job.role,
  isVoluntary: job.volunteer ?? false,
  details: nonEmpty([job.type, job.location, asDetail ? job.description : undefined]),
  tags: tagsFor(job.skills ?? [], context),
  isInCv: job.inCv ?? true,
});

/** The jobs by company: neighboring jobs at the same one are together. */
export function companiesFor(context: ProfileContext): CareerEntry[][] {
  const { experience } = context.content;
  const asDetails = areDetails(experience);
  const companies: CareerEntry[][] = [];
  for (const job of experience) {
    const role = jobFor(job, asDetails, context);
    const previous = companies.at(-1);
    if (previous && isSameName(previous[0]?.organization ?? '', job.company)) previous.push(role);
    else companies.push([role]);
  }
  return companies;
}

export function schoolsFor(context: ProfileContext): CareerEntry[] {
  const { education } = context.content;
  const asDetails = areDetails(education);
  return education.map((school) => schoolFor(school, asDetails, context));
}

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
