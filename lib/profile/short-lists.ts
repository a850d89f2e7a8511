import { optionalLinkFor } from '../addresses/site-addresses';
import type { Publication } from '../content/schema';
import type { ProfileContext } from './context';
import { periodFor } from './date-texts';

/** An entry of a list with dates, as `ShortEntries` and the CV show it. */
export type ShortEntry = ReturnType<typeof entryFor>;

export type ShortList = ReturnType<typeof shortListsFor>[number];

/** @param organization who issued a certificate, published a work, or gave an award */
function entryFor(
  { name, summary, date, link }: Omit<Publication, 'publisher'>,
  organization: string | undefined,
  context: ProfileContext,
) {
  return {
    name,
    summary,
    organization,
    date: periodFor(date, context),
    link: optionalLinkFor(link, context),
  };
}

/** Certificates, publications and awards; empty lists are left out. */
export function shortListsFor(context: ProfileContext) {
  const { certificates, publications, awards } = context.content;
  const entries = {
    certificates: certificates.map((entry) => entryFor(entry, entry.issuer, context)),
    publications: publications.map((entry) => entryFor(entry, entry.publisher, context)),
    awards: awards.map((entry) =>
      entryFor({ ...entry, name: entry.title }, entry.awarder, context),
    ),
  };
  const kinds = ['certificates', 'publications', 'awards'] as const;
  const lists = kinds.map((kind) => ({ kind, entries: entries[kind] }));
  return lists.filter((list) => list.entries.length > 0);
}
