import { optionalLinkFor, type ResolvedLink } from '../addresses/site-addresses';
import type { Publication } from '../content/schema';
import type { ProfileContext } from './context';
import { dateFor, type ProfileDate, periodFor } from './date-texts';

/** An entry of a list with dates, as `ShortEntries` and the CV show it. */
export interface ShortEntry extends Pick<Publication, 'name' | 'summary'> {
  /** Who issued a certificate, published a work, or gave an award. */
  organization?: string;
  date?: ProfileDate;
  link?: ResolvedLink;
}

export interface ShortList {
  kind: 'certificates' | 'publications' | 'awards';
  entries: readonly ShortEntry[];
}

function dateAndLinkFor(
  { date, period, link }: Pick<Publication, 'date' | 'period' | 'link'>,
  context: ProfileContext,
) {
  const { locale } = context;
  // JSON Resume has one date for an entry: of a period, its start.
  const shownPeriod = periodFor(period, locale);
  return {
    date: shownPeriod ? { text: shownPeriod.text, iso: shownPeriod.start } : dateFor(date, locale),
    link: optionalLinkFor(link, context),
  };
}

/** Certificates, publications and awards; empty lists are left out. */
export function shortListsFor(context: ProfileContext): ShortList[] {
  const certificates = context.content.certificates.map((entry) => ({
    name: entry.name,
    organization: entry.issuer,
    ...dateAndLinkFor(entry, context),
  }));
  const publications = context.content.publications.map((entry) => ({
    name: entry.name,
    organization: entry.publisher,
    summary: entry.summary,
    ...dateAndLinkFor(entry, context),
  }));
  const awards = context.content.awards.map((entry) => ({
    name: entry.title,
    organization: entry.awarder,
    summary: entry.summary,
    ...dateAndLinkFor(entry, context),
  }));
  const lists: ShortList[] = [
    { kind: 'certificates', entries: certificates },
    { kind: 'publications', entries: publications },
    { kind: 'awards', entries: awards },
  ];
  return lists.filter(({ entries }) => entries.length > 0);
}
