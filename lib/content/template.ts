import type { Content } from './schema';
import * as files from './template-files';

/** The template's own content; its pictures are in `template/public`. */
export const templateContent: Content = { ...files };

/**
 * The import writes these where a résumé says nothing. `npm run doctor` reports them until they are
 * replaced; the CV leaves the addresses out.
 */
export const placeholders = {
  name: 'Your Name',
  role: 'Your Role',
  url: 'https://your-name.example',
  email: 'you@your-name.example',
} as const;
