import { colours } from '@/components/theme/tokens';
import { content } from '@/lib/content';
import { fileResponse } from '@/lib/file-response';
import { palette } from '@/lib/images/colour';
import { manifest } from '@/lib/site-files';

export const dynamic = 'force-static';

export const GET = () =>
  fileResponse(manifest(content, palette(colours, 'light').paper), 'application/manifest+json');
