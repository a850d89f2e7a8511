import { colours } from '@/components/theme/tokens';
import { content } from '@/content';
import { palette } from '@/lib/colour';
import { fileResponse } from '@/lib/file-response';
import { manifest } from '@/lib/site-files';

export const dynamic = 'force-static';

export const GET = () =>
  fileResponse(manifest(content, palette(colours, 'light').paper), 'application/manifest+json');
