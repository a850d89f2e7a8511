import { cvLook } from '@/app/look';
import { content } from '@/content';
import { cvPdf } from '@/lib/cv';
import { fileResponse } from '@/lib/file-response';
import { siteAddress } from '@/lib/site-address';

export const dynamic = 'force-static';

export const GET = async () =>
  fileResponse(await cvPdf(content, cvLook, siteAddress(content.site)), 'application/pdf');
