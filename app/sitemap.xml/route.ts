import { addressOf } from '@/app/published';
import { content } from '@/lib/content';
import { fileResponse } from '@/lib/file-response';
import { sitemap } from '@/lib/site-files';

export const dynamic = 'force-static';

export const GET = () =>
  fileResponse(sitemap(content.site.updated, addressOf), 'application/xml; charset=utf-8');
