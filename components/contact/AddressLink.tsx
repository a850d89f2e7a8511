import { isWebUrl } from '@/lib/addresses/urls';
import type { PreferredContact } from '@/lib/profile/contacts';

/**
 * A link whose text is its address, which reads from left to right. Unlike a `ContentLink`, it
 * opens in the same tab, because the form, an island, has no words for "opens in a new tab".
 */
export const AddressLink = ({ href, text }: Pick<PreferredContact, 'href' | 'text'>) => (
  <a dir="ltr" href={href} rel={isWebUrl(href) ? 'noreferrer' : undefined}>
    {text}
  </a>
);
