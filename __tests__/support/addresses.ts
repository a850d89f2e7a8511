import type { Content } from '@/lib/content/schema';
import { siteAddress } from '@/lib/hosting/addresses';

/** The addresses that generators of documents get in a build. */
export function addressesOf({ site }: Content) {
  const addressOf = siteAddress(site);
  return { addressOf, portrait: addressOf('/pictures/portrait.jpeg') };
}
