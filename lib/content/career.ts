import { isSameName } from './names';
import type { Content, Experience, Publication } from './schema';

/** A certificate, publication or award; `by` is its issuer, publisher or awarder. */
type ShortEntry = { by?: string } & Pick<Publication, 'name' | 'date' | 'link' | 'summary'>;

type ShortListKind = 'certificates' | 'publications' | 'awards';

/** Certificates, publications and awards in the same form; empty lists are left out. */
export function shortLists(content: Pick<Content, ShortListKind>) {
  const certificates = content.certificates.map((entry) => ({ ...entry, by: entry.issuer }));
  const publications = content.publications.map((entry) => ({ ...entry, by: entry.publisher }));
  const awards = content.awards.map((entry) => ({
    ...entry,
    name: entry.title,
    by: entry.awarder,
  }));
  const lists: { kind: ShortListKind; entries: ShortEntry[] }[] = [
    { kind: 'certificates', entries: certificates },
    { kind: 'publications', entries: publications },
    { kind: 'awards', entries: awards },
  ];
  return lists.filter(({ entries }) => entries.length > 0);
}

/** The content of the section "experience". */
export type Career = Pick<Content, 'experience' | 'education' | ShortListKind>;

/** The first list that has entries. It gives the section its title; undefined if all are empty. */
export function experienceKind(career: Career) {
  if (career.experience.length > 0) return 'experience';
  return career.education.length > 0 ? 'education' : shortLists(career)[0]?.kind;
}

/** Groups jobs: neighbouring jobs at the same company are in one list. Their order stays. */
export function jobsByCompany(experience: readonly Experience[]): Experience[][] {
  const companies: Experience[][] = [];
  for (const job of experience) {
    const jobs = companies.at(-1);
    if (jobs?.[0] && isSameName(jobs[0].company, job.company)) jobs.push(job);
    else companies.push([job]);
  }
  return companies;
}
