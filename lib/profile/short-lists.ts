import type { Publication } from '../content/schema';
import { optionalLink, type ResolvedLink } from '../hosting/addresses';
import type { ProfileContext } from './context';
import { dateFor, type ProfileDate, periodFor } from './profile-dates';

/** A certificate, publication or award of the content, in which their fields have other names. */
interface ShortEntry extends Omit<Publication, 'publisher'> {
  /** Who issued, published or awarded it. */
  organization?: string;
}

export interface ShortList {
  kind: 'certificates' | 'publications' | 'awards';
  entries: readonly ProfileShortEntry[];
}

export interface ProfileShortEntry extends Omit<ShortEntry, 'date' | 'period' | 'link'> {
  date?: ProfileDate;
  link?: ResolvedLink;
}

/** The date of an entry, or else its period. */
function shownDate(
  { date, period }: ShortEntry,
  { locale }: ProfileContext,
): ProfileDate | undefined {
  const shownPeriod = periodFor(period, locale);
  return shownPeriod ? { ...shownPeriod, iso: shownPeriod.start } : dateFor(date, locale);
}

const shortListFor = (
  kind: ShortList['kind'],
  entries: readonly ShortEntry[],
  context: ProfileContext,
): ShortList => ({
  kind,
  entries: entries.map(({ name, organization, summary, ...entry }) => ({
    name,
    organization,
    summary,
    date: shownDate({ name, ...entry }, context),
    link: optionalLink(entry.link, context),
  })),
});

/** Certificates, publications and awards; empty lists are left out. */
export function shortListsFor(context: ProfileContext): ShortList[] {
  const { content } = context;
  const certificates = content.certificates.map(({ issuer: organization, ...entry }) => ({
    ...entry,
    organization,
  }));
  const publications = content.publications.map(({ publisher: organization, ...entry }) => ({
    ...entry,
    organization,
  }));
  const awards = content.awards.map(({ title: name, awarder: organization, ...entry }) => ({
    ...entry,
    name,
    organization,
  }));
  return [
    shortListFor('certificates', certificates, context),
    shortListFor('publications', publications, context),
    shortListFor('awards', awards, context),
  ].filter(({ entries }) => entries.length > 0);
}
