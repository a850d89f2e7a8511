import { optionalLinkFor } from '../addresses/site-addresses';
import { plainText } from '../content/linked-text';
import type { Experience } from '../content/schema';
import { hasSentence, isSameName, nonEmpty, withoutRepeats } from '../text/text';
import type { ProfileContext } from './context';
import { periodFor } from './date-texts';

/** A short point has at most so many letters: "Ropes", "Code review". */
const MAX_SHORT_POINT = 40;

/** Whether all points are short, and none is a sentence. Those of an entry then stand in a line. */
export const haveShortPoints = (entries: readonly { highlights?: readonly string[] }[]) =>
  entries
    .flatMap(({ highlights = [] }) => highlights)
    .every(
      (point) =>
        point.length <= MAX_SHORT_POINT && !hasSentence(point) && plainText(point) === point,
    );

/** A job or school, as the page and the documents show it. */
export type CareerEntry = ReturnType<typeof careerEntryFor>;

/** @param job a job, or a school with the field names of a job */
const careerEntryFor = (
  job: Omit<Experience, 'company'> & { company?: string },
  context: ProfileContext,
) => ({
  /** The company or school. A course may have none, and then has a title. */
  organization: job.company,
  /** The role, or the degree and subject. A company or school may have none. */
  title: job.role,
  location: job.location,
  description: job.description,
  /** Short texts in the row of the period, in the order of the page and of all documents. */
  inlineTexts: nonEmpty([job.type, job.location]),
  logo: context.imageOf(job.logo, 'logo'),
  period: periodFor(job.period, context),
  highlights: job.highlights ?? [],
  hasShortPoints: haveShortPoints([job]),
  link: optionalLinkFor(job.link, context),
  isVoluntary: job.volunteer ?? false,
  tags: withoutRepeats(job.skills ?? []),
  isInCv: job.inCv ?? true,
});

/** The jobs by company: neighboring jobs at the same one are together. */
export function companiesFor(context: ProfileContext): CareerEntry[][] {
  const { experience } = context.content;
  const companies: CareerEntry[][] = [];
  for (const job of experience) {
    const previous = companies.at(-1);
    const company = previous?.[0]?.organization ?? '';
    if (previous && isSameName(company, job.company)) {
      previous.push(careerEntryFor({ ...job, company }, context));
    } else companies.push([careerEntryFor(job, context)]);
  }
  return companies;
}

export const schoolsFor = (context: ProfileContext): CareerEntry[] =>
  context.content.education.map(({ school, programme, ...fields }) =>
    careerEntryFor({ ...fields, company: school, role: programme }, context),
  );
