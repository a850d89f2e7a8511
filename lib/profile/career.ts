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

/** Whether all points are of a few words. They stand in a line, with dots between them. */
export const hasShortPoints = ({ highlights }: CareerEntry) =>
  highlights.length > 0 &&
  highlights.every((point) => point.length <= 25 && plainText(point) === point);

type CommonFields = Omit<Education, 'school' | 'programme'>;

/** Whether a text is one more fact, as "CGPA: 8.14" is: short, without links, and no sentence. */
const isFact = (text: string) =>
  text.length <= 30 && plainText(text) === text && !hasSentence(text);

/** Whether all texts of a list are facts. Then they stand beside the dates, and else none does. */
const areFacts = (entries: readonly CommonFields[]) =>
  entries.every(({ description }) => description === undefined || isFact(description));

const commonFieldsFor = (entry: CommonFields, hasFact: boolean, context: ProfileContext) => ({
  location: entry.location,
  fact: hasFact ? entry.description : undefined,
  description: hasFact ? undefined : entry.description,
  logo: context.imageOf(entry.logo, 'logo'),
  period: periodFor(entry.period, context),
  highlights: entry.highlights ?? [],
  link: optionalLinkFor(entry.link, context),
});

const schoolFor = (school: Education, hasFact: boolean, context: ProfileContext) => ({
  ...commonFieldsFor(school, hasFact, context),
  /** The school or company. A course may have none, and then has a title. */
  organization: school.school,
  /** The degree and subject, or the role. A school or company may have none. */
  title: school.programme,
  isVoluntary: false,
  /** Short texts beside the organization, in the order of the page and of all documents. */
  details: nonEmpty([school.location, hasFact ? school.description : undefined]),
  tags: [] as NamedLink[],
  isInCv: true,
});

const jobFor = (job: Experience, hasFact: boolean, context: ProfileContext): CareerEntry => ({
  ...commonFieldsFor(job, hasFact, context),
  organization: job.company,
  title: job.role,
  isVoluntary: job.volunteer ?? false,
  details: nonEmpty([job.type, job.location, hasFact ? job.description : undefined]),
  tags: tagsFor(job.skills ?? [], context),
  isInCv: job.inCv ?? true,
});

/** The jobs by company: neighboring jobs at the same one are together. */
export function companiesFor(context: ProfileContext): CareerEntry[][] {
  const { experience } = context.content;
  const haveFacts = areFacts(experience);
  const companies: CareerEntry[][] = [];
  for (const job of experience) {
    const role = jobFor(job, haveFacts, context);
    const previous = companies.at(-1);
    if (previous && isSameName(previous[0]?.organization ?? '', job.company)) previous.push(role);
    else companies.push([role]);
  }
  return companies;
}

export function schoolsFor(context: ProfileContext): CareerEntry[] {
  const { education } = context.content;
  const haveFacts = areFacts(education);
  return education.map((school) => schoolFor(school, haveFacts, context));
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
