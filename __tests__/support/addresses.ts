import type { Content } from '@/lib/content/schema';
import { absoluteUrlFor } from '@/lib/hosting/urls';

/** The addresses that generators of documents get in a build. */
export function addressesOf({ site }: Content) {
  const absoluteUrl = absoluteUrlFor(site);
  return { absoluteUrl, portrait: absoluteUrl('/pictures/portrait.jpeg') };
}
