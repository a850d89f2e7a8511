import { optionalLinkFor } from '../addresses/site-addresses';
import type { Certificate } from '../content/schema';
import { groupsOf } from '../text/text';
import type { ProfileContext } from './context';
import { periodFor } from './date-texts';

/** An entry of a list with dates, as `ShortEntries` and the CV show it. */
export type ShortEntry = ReturnType<typeof shortEntryFor>;

export type ShortList = ReturnType<typeof shortListsFor>[number];

/** @param organization who issued a certificate, published a work, or gave an award */
const shortEntryFor = (
  { name, summary, date, link, group }: Omit<Certificate, 'issuer'>,
  organization: string | undefined,
  context: ProfileContext,
) => ({
  name,
  group,
  summary,
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
