import { ogLook } from '@/app/look';
import { content } from '@/content';
import { fileResponse } from '@/lib/file-response';
import { ogImage } from '@/lib/og';
import { siteAddress } from '@/lib/site-address';

export const dynamic = 'force-static';

export const GET = async () =>
  fileResponse(await ogImage(content, ogLook, siteAddress(content.site)), 'image/png');
