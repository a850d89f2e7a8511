import { cvLook } from '@/app/look';
import { addressOf } from '@/app/published';
import { content } from '@/lib/content';
import { cvPdf } from '@/lib/cv';
import { fileResponse } from '@/lib/file-response';

export const dynamic = 'force-static';

export const GET = async () =>
  fileResponse(await cvPdf(content, cvLook, addressOf), 'application/pdf');
