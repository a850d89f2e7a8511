import { ogLook } from '@/app/look';
import { addressOf } from '@/app/published';
import { content } from '@/lib/content';
import { fileResponse } from '@/lib/file-response';
import { ogImage } from '@/lib/og';

export const dynamic = 'force-static';

export const GET = async () => fileResponse(await ogImage(content, ogLook, addressOf), 'image/png');
