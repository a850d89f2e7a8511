import { linkFor } from '../addresses/site-addresses';
import { withIds } from './anchors';
import type { ProfileContext } from './context';

/** An imprint, a privacy policy or the like: a text in the footer, or a link to a page. */
export interface LegalEntry {
  name: string;
  /** The address of the page, or of the text in the footer: '#legal-imprint'. */
  href: string;
  /** The id of a text in the footer; undefined for a link to a page. */
  id?: string;
  /** The paragraphs of a text; none for a link to a page. */
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
