import { isSameName } from '../content/names';
import type { Content, Education, Publication } from '../content/schema';
import type { Locale } from '../locale';
import type { Cards } from './anchors';
import { dateFor, type ProfileDate, type ProfilePeriod, periodFor } from './dates';
import { type Link, optionalLink } from './links';
import { type Tag, tagsFor } from './skills';

/** A job or school. */
export interface ProfileEntry {
  /** The company or school. */
  organization: string;
  /** The role or programme. A school may have none. */
  title?: string;
  /** "internship", "full-time". */
  type?: string;
  period?: ProfilePeriod;
  location?: string;
  description?: string;
  highlights: readonly string[];
  /** The page of the company or school. */
  link?: Link;
  /** A square picture in `public/`. */
  logo?: string;
  /** The skills used. A school has none. */
  tags: readonly Tag[];
}

type ShortListKind = 'certificates' | 'publications' | 'awards';

/** A certificate, publication or award. */
interface ShortEntry {
  name: string;
  /** Issuer, publisher or awarder. */
  by?: string;
  date?: ProfileDate;
  link?: Link;
  summary?: string;
}

interface ShortList {
  kind: ShortListKind;
  title: string;
  entries: readonly ShortEntry[];
}

/** What the section "experience" shows. */
export interface Career {
  /** Neighbouring jobs at the same company are in one list. */
  jobs: readonly (readonly ProfileEntry[])[];
  schools: readonly ProfileEntry[];
  /** Certificates, publications and awards; empty lists are left out. */
  shortLists: readonly ShortList[];
}

/** The fields that jobs and schools have in common. */
const commonFields = (entry: Omit<Education, 'school' | 'programme'>, locale: Locale) => ({
  period: periodFor(entry.period, locale),
  location: entry.location,
  description: entry.description,
  highlights: entry.highlights ?? [],
  link: optionalLink(entry.link, locale),
  logo: entry.logo,
});

function jobsByCompany({ experience }: Content, locale: Locale, cards: Cards): ProfileEntry[][] {
  const companies: ProfileEntry[][] = [];
  for (const job of experience) {
    const entry: ProfileEntry = {
      organization: job.company,
      title: job.role,
      type: job.type,
      ...commonFields(job, locale),
      tags: tagsFor(job.skills, cards),
    };
    const [previous] = companies.at(-1) ?? [];
    if (previous !== undefined && isSameName(previous.organization, job.company)) {
      companies.at(-1)?.push(entry);
    } else {
      companies.push([entry]);
    }
  }
  return companies;
}

function shortLists(content: Content, locale: Locale): ShortList[] {
  type Entry = { by?: string } & Pick<Publication, 'name' | 'date' | 'link' | 'summary'>;
  const lists: Record<ShortListKind, Entry[]> = {
    certificates: content.certificates.map((entry) => ({ ...entry, by: entry.issuer })),
    publications: content.publications.map((entry) => ({ ...entry, by: entry.publisher })),
    awards: content.awards.map(({ title, awarder, ...entry }) => ({
      ...entry,
      name: title,
      by: awarder,
    })),
  };
  const kinds = ['certificates', 'publications', 'awards'] as const;
  return kinds
    .filter((kind) => lists[kind].length > 0)
    .map((kind) => ({
      kind,
      title: locale.words.experience[kind],
      entries: lists[kind].map(({ name, by, date, link, summary }) => ({
        name,
        by,
        date: dateFor(date, locale),
        link: optionalLink(link, locale),
        summary,
      })),
    }));
}

export const careerFor = (content: Content, locale: Locale, cards: Cards): Career => ({
  jobs: jobsByCompany(content, locale, cards),
  schools: content.education.map((entry) => ({
    organization: entry.school,
    title: entry.programme,
    ...commonFields(entry, locale),
    tags: [],
  })),
  shortLists: shortLists(content, locale),
});

/** The first list that has entries. It gives the section its title; undefined if all are empty. */
export function experienceKind({ jobs, schools, shortLists }: Career) {
  if (jobs.length > 0) return 'experience';
  return schools.length > 0 ? 'education' : shortLists[0]?.kind;
}
