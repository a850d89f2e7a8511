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

type CommonFields = Omit<Education, 'school' | 'programme'>;

/** Most points of a list with short ones have at most so many letters: "Ropes", "Code review". */
const MAX_SHORT_POINT = 40;

/** Whether points of a list are mostly of a few words. Those of an entry then stand in a line. */
export function haveShortPoints(entries: readonly { highlights?: readonly string[] }[]): boolean {
  const points = entries.flatMap(({ highlights = [] }) => highlights);
  const lengths = points.map((point) => plainText(point).length).sort((one, other) => one - other);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const areNames = points.every((point) => plainText(point) === point && !hasSentence(point));
  return areNames && median <= MAX_SHORT_POINT;
}

const commonFieldsFor = (
  entry: CommonFields & { type?: string },
  hasShortPoints: boolean,
  context: ProfileContext,
) => ({
  hasShortPoints,
  location: entry.location,
  description: entry.description,
  /** Short texts in the row of the period, in the order of the page and of all documents. */
  inlineTexts: nonEmpty([entry.type, entry.location]),
  logo: context.imageOf(entry.logo, 'logo'),
  period: periodFor(entry.period, context),
  highlights: entry.highlights ?? [],
  link: optionalLinkFor(entry.link, context),
});

const schoolFor = (school: Education, hasShortPoints: boolean, context: ProfileContext) => ({
  ...commonFieldsFor(school, hasShortPoints, context),
  /** The school or company. A course may have none, and then has a title. */
  organization: school.school,
  /** The degree and subject, or the role. A school or company may have none. */
  title: school.programme,
  isVoluntary: false,
  tags: [] as NamedLink[],
  isInCv: true,
});

const jobFor = (
  job: Experience,
  hasShortPoints: boolean,
  context: ProfileContext,
): CareerEntry => ({
  ...commonFieldsFor(job, hasShortPoints, context),
  organization: job.company,
  title: job.role,
  isVoluntary: job.volunteer ?? false,
  tags: tagsFor(job.skills ?? [], context),
  isInCv: job.inCv ?? true,
});

/** The jobs by company: neighboring jobs at the same one are together. */
export function companiesFor(context: ProfileContext): CareerEntry[][] {
  const { experience } = context.content;
  const areShort = haveShortPoints(experience);
  const companies: CareerEntry[][] = [];
  for (const job of experience) {
    const role = jobFor(job, areShort, context);
    const previous = companies.at(-1);
    if (previous && isSameName(previous[0]?.organization ?? '', job.company)) previous.push(role);
    else companies.push([role]);
  }
  return companies;
}

export function schoolsFor(context: ProfileContext): CareerEntry[] {
  const { education } = context.content;
  const areShort = haveShortPoints(education);
  return education.map((school) => schoolFor(school, areShort, context));
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
