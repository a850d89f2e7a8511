import type { Content } from './schema';
import * as files from './template-files';

/** The content that comes with the template; its pictures are in `template/public`. */
export const templateContent: Content = { ...files };

/**
 * Stand where a résumé that was imported says nothing. `npm run doctor` names them until they are
 * replaced, and the CV leaves the addresses out.
 */
export const placeholders = {
  name: 'Your Name',
  role: 'Your Role',
  url: 'https://your-name.example',
  email: 'you@your-name.example',
} as const;
