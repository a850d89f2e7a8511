import { content } from '@/content';
import { fileResponse } from '@/lib/file-response';
import { siteAddress } from '@/lib/site-address';
import { sitemap } from '@/lib/site-files';

export const dynamic = 'force-static';

export const GET = () =>
  fileResponse(
    sitemap(content.site.updated, siteAddress(content.site)),
    'application/xml; charset=utf-8',
  );
