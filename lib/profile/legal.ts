import type { Content } from '../content/schema';
import { type Addresses, linkFor } from '../hosting/addresses';
import { withIds } from './anchors';

/** Imprint, privacy policy and other legal entries: texts in the footer, or links to pages. */
export const legalFor = ({ site }: Content, addresses: Addresses) =>
  withIds('legal', site.legal ?? [], ({ name }) => name).map(
    ({ name, id, href, paragraphs = [], privacy = false, language }) => ({
      name,
      id: href === undefined ? id : undefined,
      href: href === undefined ? `#${id}` : linkFor(href, addresses).href,
      paragraphs,
      isPrivacy: privacy,
      /** The language of name and text, if it may differ from the language of the page. */
      language,
    }),
  );

export type LegalEntry = ReturnType<typeof legalFor>[number];
