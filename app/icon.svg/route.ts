import { iconColours } from '@/app/look';
import { content } from '@/content';
import { iconSvg } from '@/lib/app-icon';
import { fileResponse } from '@/lib/file-response';

export const dynamic = 'force-static';

export const GET = () =>
  fileResponse(iconSvg(content.owner.name, iconColours, 'small'), 'image/svg+xml');
