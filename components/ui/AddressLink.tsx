import { isWebUrl } from '@/lib/hosting/urls';
import type { DirectContact } from '@/lib/profile/contacts';

/**
 * A link that shows an address: of e-mail, a telephone number, or of a profile. Its characters keep
 * their order on pages from right to left.
 */
export const AddressLink = ({ href, text }: Pick<DirectContact, 'href' | 'text'>) => (
  <a dir="ltr" href={href} rel={isWebUrl(href) ? 'noreferrer' : undefined}>
    {text}
  </a>
);
