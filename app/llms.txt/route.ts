import { content } from '@/content';
import { fileResponse } from '@/lib/file-response';
import { llmsText } from '@/lib/llms';
import { siteAddress } from '@/lib/site-address';

export const dynamic = 'force-static';

export const GET = () =>
  fileResponse(llmsText(content, siteAddress(content.site)), 'text/plain; charset=utf-8');
