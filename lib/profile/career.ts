import { optionalLinkFor } from '../addresses/site-addresses';
import type { Certificate, Experience as Job } from '../content/schema';
import { groupsOf, isSameName, nonEmpty, withoutRepeats } from '../text/text';
import type { ProfileContext } from './context';
import { periodFor } from './date-texts';

/** A job or school, as the page and the documents show it. */
export type CareerEntry = ReturnType<typeof careerEntryFor>;

/** Makes an entry of a job, or of a school with the field names of a job. */
const careerEntryFor = (
  { company, role, ...job }: Omit<Job, 'company'> & { company?: string },
  context: ProfileContext,
) => ({
  ...job,
  /** The company or school. A course may have none, and then has a title. */
  organization: company,
  /** The role, or the degree and subject. A company or school may have none. */
  title: role,
  /** Short texts in the row of the period, in the order of the page and of all documents. */
  inlineTexts: nonEmpty([job.type, job.location]),
  logo: context.imageOf(job.logo, 'logo'),
  period: periodFor(job.period, context),
  highlights: job.highlights ?? [],
  link: optionalLinkFor(job.link, context),
  tags: withoutRepeats(job.skills ?? []),
  isInCv: job.inCv ?? true,
});

/** Neighboring jobs at the same company are together. */
export function companiesFor(context: ProfileContext): CareerEntry[][] {
  const { experience } = context.content;
  const companies: CareerEntry[][] = [];
  for (const job of experience) {
    const previous = companies.at(-1);
    const company = previous?.[0]?.organization;
    if (previous && company && isSameName(company, job.company)) {
      previous.push(careerEntryFor({ ...job, company }, context));
    } else companies.push([careerEntryFor(job, context)]);
  }
  return companies;
}

export const schoolsFor = (context: ProfileContext): CareerEntry[] =>
  context.content.education.map(({ school, programme, ...fields }) =>
    careerEntryFor({ ...fields, company: school, role: programme }, context),
  );

/** An entry of a list with dates, as `ShortEntries` and the CV show it. */
export type ShortEntry = ReturnType<typeof shortEntryFor>;

export type ShortList = ReturnType<typeof shortListsFor>[number];

/** @param organization who issued a certificate, published a work, or gave an award */
const shortEntryFor = (
  { date, link, ...entry }: Omit<Certificate, 'issuer'>,
  organization: string | undefined,
  context: ProfileContext,
) => ({
  ...entry,
  organization,
  date: periodFor(date, context),
  link: optionalLinkFor(link, context),
});

/** Certificates, publications and awards; empty lists are left out. */
export function shortListsFor(context: ProfileContext) {
  const { certificates, publications, awards } = context.content;
  const lists = {
    certificates: certificates.map((entry) => shortEntryFor(entry, entry.issuer, context)),
    publications: publications.map((entry) => shortEntryFor(entry, entry.publisher, context)),
    awards: awards.map((entry) =>
      shortEntryFor({ ...entry, name: entry.title }, entry.awarder, context),
    ),
  };
  const kinds = ['certificates', 'publications', 'awards'] as const;
  return kinds
    .filter((kind) => lists[kind].length > 0)
    .map((kind) => ({ kind, groups: groupsOf(lists[kind]) }));
}
