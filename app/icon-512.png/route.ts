import { iconColours } from '@/app/look';
import { iconPng } from '@/lib/app-icon';
import { content } from '@/lib/content';
import { fileResponse } from '@/lib/file-response';

export const dynamic = 'force-static';

export const GET = async () =>
  fileResponse(await iconPng(content.owner.name, iconColours, 'rounded', 512), 'image/png');
