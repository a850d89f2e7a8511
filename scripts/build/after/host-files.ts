import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headerRules } from '../../../lib/hosting/headers';

/**
 * Writes the files that hosts read: `.nojekyll`, without which GitHub Pages leaves out files whose
 * names start with an underscore, and `_headers` for Netlify and Cloudflare Pages, unless the owner
 * has one in `public/`.
 */
export async function writeHostFiles(exportFolder: string): Promise<void> {
  await writeFile(path.join(exportFolder, '.nojekyll'), '');
  if (existsSync(path.join(exportFolder, '_headers'))) return;
  const lines = headerRules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  await writeFile(path.join(exportFolder, '_headers'), `${lines.join('\n')}\n`);
}
