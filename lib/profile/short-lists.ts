import type { Publication } from '../content/schema';
import { optionalLink, type ResolvedLink } from '../hosting/addresses';
import type { ProfileContext } from './context';
import { dateFor, type ProfileDate } from './dates';

/** A certificate, publication or award of the content, in which their fields have other names. */
interface ShortEntry extends Omit<Publication, 'publisher'> {
  /** Who issued, published or awarded it. */
  organization?: string;
}

export interface ShortList {
  kind: 'certificates' | 'publications' | 'awards';
  entries: readonly ProfileShortEntry[];
}

export interface ProfileShortEntry extends Omit<ShortEntry, 'date' | 'link'> {
  date?: ProfileDate;
  link?: ResolvedLink;
}

const shortListFor = (
  kind: ShortList['kind'],
  entries: readonly ShortEntry[],
  context: ProfileContext,
): ShortList => ({
  kind,
  entries: entries.map((entry) => ({
    ...entry,
    date: dateFor(entry.date, context.locale),
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
