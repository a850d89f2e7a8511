import type { MetadataRoute } from 'next';
import { addressOf } from '@/app/published';
import { content } from '@/lib/content';

export const dynamic = 'force-static';

/** `sitemap.xml`: the one page, dated by the content. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [{ url: addressOf('/'), lastModified: content.site.updated }];
}
