import { iconColours } from '@/app/look';
import { content } from '@/content';
import { iconPng } from '@/lib/app-icon';
import { fileResponse } from '@/lib/file-response';

export const dynamic = 'force-static';

export const GET = async () =>
  fileResponse(await iconPng(content.owner.name, iconColours, 'rounded', 192), 'image/png');
