import { addressOf } from '@/app/published';
import { fileResponse } from '@/lib/file-response';
import { robots } from '@/lib/site-files';

export const dynamic = 'force-static';

export const GET = () => fileResponse(robots(addressOf), 'text/plain; charset=utf-8');
