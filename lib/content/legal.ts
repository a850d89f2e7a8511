import { linkPath } from '../hosting/urls';
import { anchors } from './anchors';
import type { Site } from './schema';

/** A legal page elsewhere, or a legal text of the footer. */
export interface LegalEntry {
  name: string;
  /** The id of the text; undefined for a page elsewhere. */
  id?: string;
  /** Leads to the page, or to the text. */
  href: string;
  /** The text. A page elsewhere has none. */
  paragraphs: readonly string[];
  /** Whether it is the privacy policy. */
  isPrivacy: boolean;
  /** The language of name and text, if it may differ from the language of the page. */
  language?: string;
}

/** The imprint, privacy policy and the like, in the owner's order. */
export function legalEntries({ legal = [] }: Pick<Site, 'legal'>): LegalEntry[] {
  const ids = anchors(
    'legal',
    legal.map(({ name }) => name),
  );
  return legal.map(
    ({ name, href, paragraphs = [], privacy: isPrivacy = false, language }, index) => {
      const entry = { name, paragraphs, isPrivacy, language };
      if (href !== undefined) return { ...entry, href: linkPath(href) };
      const id = ids[index] ?? '';
      return { ...entry, id, href: `#${id}` };
    },
  );
}
