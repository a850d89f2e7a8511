import { iconColours } from '@/app/look';
import { iconSvg } from '@/lib/app-icon';
import { content } from '@/lib/content';
import { fileResponse } from '@/lib/file-response';

export const dynamic = 'force-static';

export const GET = () =>
  fileResponse(iconSvg(content.owner.name, iconColours, 'small'), 'image/svg+xml');
