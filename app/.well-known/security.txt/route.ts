import { content } from '@/content';
import { fileResponse } from '@/lib/file-response';
import { siteAddress } from '@/lib/site-address';
import { securityText } from '@/lib/site-files';

export const dynamic = 'force-static';

export const GET = () =>
  fileResponse(securityText(content, siteAddress(content.site)), 'text/plain; charset=utf-8');
