import { content } from '@/content';
import { fileResponse } from '@/lib/file-response';
import { siteAddress } from '@/lib/site-address';
import { vCard } from '@/lib/vcard';

export const dynamic = 'force-static';

export const GET = () =>
  fileResponse(vCard(content, siteAddress(content.site), '3.0'), 'text/vcard; charset=utf-8');
