import type { Content, Experience, Publication } from './schema';
import { isSameName } from './text';

/** A certificate, publication or award; `by` is its issuer, publisher or awarder. */
type ShortEntry = { by?: string } & Pick<Publication, 'name' | 'date' | 'link' | 'summary'>;

type ShortListKind = 'certificates' | 'publications' | 'awards';

/** Certificates, publications and awards in the same form; empty lists are left out. */
export function shortLists(content: Pick<Content, ShortListKind>) {
  const certificates = content.certificates.map((each) => ({ ...each, by: each.issuer }));
  const publications = content.publications.map((each) => ({ ...each, by: each.publisher }));
  const awards = content.awards.map((each) => ({ ...each, name: each.title, by: each.awarder }));
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

/** The jobs in their order, neighbouring ones at the same company in one list. */
export function jobsByCompany(experience: readonly Experience[]): Experience[][] {
  const companies: Experience[][] = [];
  for (const job of experience) {
    const jobs = companies.at(-1);
    if (jobs?.[0] && isSameName(jobs[0].company, job.company)) jobs.push(job);
    else companies.push([job]);
  }
  return companies;
}
