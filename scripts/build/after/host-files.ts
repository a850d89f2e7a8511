import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CACHE_FOREVER, hashedFolder, securityHeaders } from '../../../lib/hosting/headers';
import { svgPolicy } from '../../../lib/hosting/policy';

/**
 * The rules of `_headers`, which Netlify and Cloudflare Pages read. Two rules set the policy of an
 * SVG: Cloudflare Pages then sends both values and Netlify only one. So `svgPolicy` repeats the
 * policy for other files. Files that may change at the same address need no rule for caches:
 * both hosts send them with `max-age=0, must-revalidate`.
 */
const headerRules: Record<string, Record<string, string>> = {
  '/*': securityHeaders,
  '/*.svg': { 'Content-Security-Policy': svgPolicy },
  [`${hashedFolder}*`]: { 'Cache-Control': CACHE_FOREVER },
};

/**
 * Writes the files that hosts read, unless the owner has them in `public/`: `_headers` for Netlify
 * and Cloudflare Pages, and `.nojekyll`, without which GitHub Pages leaves out files whose names
 * start with an underscore.
 * @param ownersFiles paths in `public/`
 */
export async function writeHostFiles(
  exportFolder: string,
  ownersFiles: readonly string[],
): Promise<void> {
  if (!ownersFiles.includes('.nojekyll')) await writeFile(path.join(exportFolder, '.nojekyll'), '');
  if (ownersFiles.includes('_headers')) return;
  const lines = Object.entries(headerRules).flatMap(([rule, headers]) => [
    rule,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  await writeFile(path.join(exportFolder, '_headers'), `${lines.join('\n')}\n`);
}
