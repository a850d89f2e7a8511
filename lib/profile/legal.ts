import { linkFor } from '../hosting/addresses';
import { withIds } from './anchors';
import type { ProfileContext } from './context';

/** Imprint, privacy policy and other legal entries: texts in the footer, or links to pages. */
export const legalFor = (context: ProfileContext) =>
  withIds('legal', context.content.site.legal ?? [], ({ name }) => name).map(
    ({ name, id, href, paragraphs = [], privacy = false, language }) => ({
      name,
      id: href === undefined ? id : undefined,
      href: href === undefined ? `#${id}` : linkFor(href, context).href,
      paragraphs,
      isPrivacy: privacy,
      /** The language of name and text, if it may differ from the language of the page. */
      language,
    }),
  );

export type LegalEntry = ReturnType<typeof legalFor>[number];
