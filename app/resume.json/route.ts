import { content } from '@/content';
import { fileResponse } from '@/lib/file-response';
import { jsonResume } from '@/lib/resume';
import { siteAddress } from '@/lib/site-address';

export const dynamic = 'force-static';

export const GET = () =>
  fileResponse(
    `${JSON.stringify(jsonResume(content, siteAddress(content.site)), null, 2)}\n`,
    'application/json',
  );
