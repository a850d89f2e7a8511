import { optionalLinkFor } from '../addresses/site-addresses';
import type { Publication } from '../content/schema';
import type { ProfileContext } from './context';
import { periodFor } from './date-texts';

/** An entry of a list with dates, as `ShortEntries` and the CV show it. */
export type ShortEntry = ReturnType<typeof entryFor>;

export interface ShortList {
  kind: 'certificates' | 'publications' | 'awards';
  entries: readonly ShortEntry[];
}

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
export function shortListsFor(context: ProfileContext): ShortList[] {
  const { certificates, publications, awards } = context.content;
  const lists: ShortList[] = [
    {
      kind: 'certificates',
      entries: certificates.map((entry) => entryFor(entry, entry.issuer, context)),
    },
    {
      kind: 'publications',
      entries: publications.map((entry) => entryFor(entry, entry.publisher, context)),
    },
    {
      kind: 'awards',
      entries: awards.map(({ title: name, awarder, ...entry }) =>
        entryFor({ name, ...entry }, awarder, context),
      ),
    },
  ];
  return lists.filter(({ entries }) => entries.length > 0);
}
