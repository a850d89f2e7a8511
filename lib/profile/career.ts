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

/** Whether a description is short, without links and no sentence: "CGPA: 8.14". */
const isShort = (text: string) =>
  text.length <= 30 && plainText(text) === text && !hasSentence(text);

/** How all entries of a list are shown. */
const formOf = (entries: readonly CommonFields[]) => ({
  /** Whether the descriptions stand beside the dates, and not below them. */
  hasInlineDescriptions: entries.every(({ description = '' }) => isShort(description)),
  hasShortPoints: haveShortPoints(entries),
});

type Form = ReturnType<typeof formOf>;

const commonFieldsFor = (
  entry: CommonFields & { type?: string },
  { hasInlineDescriptions, hasShortPoints }: Form,
  context: ProfileContext,
) => ({
  hasShortPoints,
  location: entry.location,
  /** The owner's description, for programs. */
  summary: entry.description,
  description: hasInlineDescriptions ? undefined : entry.description,
  /** Short texts in the row of the period, in the order of the page and of all documents. */
  inlineTexts: nonEmpty([
    entry.type,
    entry.location,
    hasInlineDescriptions ? entry.description : undefined,
  ]),
  logo: context.imageOf(entry.logo, 'logo'),
  period: periodFor(entry.period, context),
  highlights: entry.highlights ?? [],
  link: optionalLinkFor(entry.link, context),
});

const schoolFor = (school: Education, form: Form, context: ProfileContext) => ({
  ...commonFieldsFor(school, form, context),
  /** The school or company. A course may have none, and then has a title. */
  organization: school.school,
  /** The degree and subject, or the role. A school or company may have none. */
  title: school.programme,
  isVoluntary: false,
  tags: [] as NamedLink[],
  isInCv: true,
});

const jobFor = (job: Experience, form: Form, context: ProfileContext): CareerEntry => ({
  ...commonFieldsFor(job, form, context),
  organization: job.company,
  title: job.role,
  isVoluntary: job.volunteer ?? false,
  tags: tagsFor(job.skills ?? [], context),
  isInCv: job.inCv ?? true,
});

/** The jobs by company: neighboring jobs at the same one are together. */
export function companiesFor(context: ProfileContext): CareerEntry[][] {
  const { experience } = context.content;
  const form = formOf(experience);
  const companies: CareerEntry[][] = [];
  for (const job of experience) {
    const role = jobFor(job, form, context);
    const previous = companies.at(-1);
    if (previous && isSameName(previous[0]?.organization ?? '', job.company)) previous.push(role);
    else companies.push([role]);
  }
  return companies;
}

export function schoolsFor(context: ProfileContext): CareerEntry[] {
  const { education } = context.content;
  const form = formOf(education);
  return education.map((school) => schoolFor(school, form, context));
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
