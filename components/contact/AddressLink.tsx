import { isWebUrl } from '@/lib/addresses/urls';
import type { DirectContact } from '@/lib/profile/contacts';

/**
 * A link whose text is the address: an e-mail address, a phone number, or a profile on a social
 * network. Its characters keep their order on pages from right to left. Unlike a `ContentLink`, the
 * link opens in the same tab, because the form, an island, has no words for "opens in a new tab".
 */
export const AddressLink = ({ href, text }: Pick<DirectContact, 'href' | 'text'>) => (
  <a dir="ltr" href={href} rel={isWebUrl(href) ? 'noreferrer' : undefined}>
    {text}
  </a>
);
