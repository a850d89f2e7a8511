import type { Content } from '@/lib/content/schema';
import { siteAddress } from '@/lib/hosting/addresses';

/** What the generators are told about the site, as the routes tell it. */
export function places({ site }: Content) {
  const addressOf = siteAddress(site);
  const imageOf = (src: string) => addressOf(src.replace('/images/', '/pictures/'));
  return { addressOf, imageOf };
}
