import type { Content } from '@/lib/content/schema';
import { siteAddress } from '@/lib/hosting/addresses';

/** What the generators are told about the site, as the routes tell it. */
export function places({ site }: Content) {
  const addressOf = siteAddress(site);
  return { addressOf, portrait: addressOf('/pictures/portrait.jpeg') };
}
