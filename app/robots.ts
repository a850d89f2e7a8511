import type { MetadataRoute } from 'next';
import { addressOf } from '@/app/published';

export const dynamic = 'force-static';

/** `robots.txt` (RFC 9309): everything may be read. Under a base path crawlers do not look for it. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: addressOf('/sitemap.xml') };
}
