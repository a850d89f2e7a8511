import { iconColours } from '@/app/look';
import { iconPng } from '@/lib/app-icon';
import { content } from '@/lib/content';
import { fileResponse } from '@/lib/file-response';
import { ico } from '@/lib/ico';

export const dynamic = 'force-static';

export const GET = async () =>
  fileResponse(
    ico(await iconPng(content.owner.name, iconColours, 'small', 32), 32),
    'image/x-icon',
  );
