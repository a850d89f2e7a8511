import type { ContactLink } from '@/lib/profile/contacts';

/** A mail address or a phone number. It reads from left to right, on every page. */
export const AddressLink = ({ text, href }: ContactLink) => (
  <a dir="ltr" href={href}>
    {text}
  </a>
);
