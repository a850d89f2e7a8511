import { linkFor } from '../addresses/site-addresses';
import { withIds } from './anchors';
import type { ProfileContext } from './context';

/** An imprint, a privacy policy or the like. */
export interface LegalEntry {
  name: string;
  /** The address of the page, or of the text in the footer: '#legal-imprint'. */
  href: string;
  /** Undefined for a link to a page. */
  id?: string;
  /** None for a link to a page. */
  paragraphs: readonly string[];
  isPrivacy: boolean;
  /** The language of name and text, if it may differ from the language of the page. */
  language?: string;
}

export const legalFor = (context: ProfileContext): LegalEntry[] =>
  withIds('legal', context.content.site.legal ?? [], ({ name }) => name).map(
    ({ name, id, href, paragraphs = [], privacy = false, language }) => ({
      name,
      id: href === undefined ? id : undefined,
      href: href === undefined ? `#${id}` : linkFor(href, context).href,
      paragraphs,
      isPrivacy: privacy,
      language,
    }),
  );
