import { addressOf, findImages } from '@/app/published';
import { content } from '@/lib/content';
import { fileResponse } from '@/lib/file-response';
import { vCard } from '@/lib/vcard';

export const dynamic = 'force-static';

export const GET = async () =>
  fileResponse(vCard(content, addressOf, await findImages()), 'text/vcard; charset=utf-8');
