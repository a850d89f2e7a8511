import { addressOf } from '@/app/published';
import { content } from '@/lib/content';
import { fileResponse } from '@/lib/file-response';
import { securityText } from '@/lib/site-files';

export const dynamic = 'force-static';

export const GET = () =>
  fileResponse(securityText(content, addressOf), 'text/plain; charset=utf-8');
