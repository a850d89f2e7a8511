import { addressOf } from '@/app/published';
import { content } from '@/lib/content';
import { fileResponse } from '@/lib/file-response';
import { llmsText } from '@/lib/llms';

export const dynamic = 'force-static';

export const GET = () => fileResponse(llmsText(content, addressOf), 'text/plain; charset=utf-8');
