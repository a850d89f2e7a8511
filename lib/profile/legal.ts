import { optionalLinkFor } from '../addresses/site-addresses';
import { withIds } from './anchors';
import type { ProfileContext } from './context';

/** An imprint, a privacy policy or the like: a link to a page, or a text in the footer. */
export type LegalEntry = ReturnType<typeof legalFor>[number];

export const legalFor = (context: ProfileContext) =>
  withIds('legal', context.content.site.legal ?? [], ({ name }) => name).map(
    ({ name, id, href, paragraphs = [], privacy = false, language }) => ({
      name,
      /** The anchor of a text in the footer. A link to a page has `href` instead. */
      id: href === undefined ? id : undefined,
      href: optionalLinkFor(href, context)?.href,
      paragraphs,
      isPrivacy: privacy,
      /** The language of name and text, if it may differ from the language of the page. */
      language,
    }),
  );
