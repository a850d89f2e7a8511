import { addressOf, findImages } from '@/app/published';
import { content } from '@/lib/content';
import { fileResponse } from '@/lib/file-response';
import { jsonResume } from '@/lib/resume';

export const dynamic = 'force-static';

export const GET = async () =>
  fileResponse(
    `${JSON.stringify(jsonResume(content, addressOf, await findImages()), null, 2)}\n`,
    'application/json',
  );
