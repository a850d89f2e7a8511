import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashedFolder, immutable, securityHeaders } from '../../../lib/hosting/headers';
import { drawingPolicy } from '../../../lib/hosting/policy';

/**
 * The rules of `_headers`, which Netlify and Cloudflare Pages read. Two rules set the policy of a
 * drawing: Cloudflare Pages then sends both values and Netlify only one. So `drawingPolicy` repeats
 * the policy for other files. Files that may change at the same address need no rule for caches:
 * both hosts send them with `max-age=0, must-revalidate`.
 */
const headerRules: Record<string, Record<string, string>> = {
  '/*': securityHeaders,
  '/*.svg': { 'Content-Security-Policy': drawingPolicy },
  [`${hashedFolder}*`]: { 'Cache-Control': immutable },
};

/**
 * Writes the files that hosts read, unless the owner has them in `public/`: `_headers` for Netlify
 * and Cloudflare Pages, and `.nojekyll`, without which GitHub Pages leaves out files whose names
 * start with an underscore.
 * @param ownersFiles paths in `public/`
 * @returns a line about headers that the owner's `_headers` lacks, if there are any
 */
export async function writeHostFiles(out: string, ownersFiles: readonly string[]) {
  if (!ownersFiles.includes('.nojekyll')) await writeFile(path.join(out, '.nojekyll'), '');
  const file = path.join(out, '_headers');
  if (!ownersFiles.includes('_headers')) {
    const lines = Object.entries(headerRules).flatMap(([rule, headers]) => [
      rule,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]);
    await writeFile(file, `${lines.join('\n')}\n`);
    return [];
  }
  const missing = missingHeaders(await readFile(file, 'utf8'));
  if (missing.length === 0) return [];
  return [`public/_headers is published as it is. The template also has: ${missing.join(', ')}`];
}

/** The headers of the template that an owner's `_headers` lacks: "/* Referrer-Policy". */
function missingHeaders(text: string): string[] {
  const ownHeaders = new Set<string>();
  let rule = '';
  for (const line of text.split(/\r?\n/)) {
    const [name = ''] = line.split(':');
    if (/^\s/.test(line)) ownHeaders.add(`${rule} ${name.trim()}`.toLowerCase());
    else if (/^[^#]/.test(line)) rule = line.trim();
  }
  return Object.entries(headerRules).flatMap(([pattern, headers]) =>
    Object.keys(headers)
      .map((name) => `${pattern} ${name}`)
      .filter((header) => !ownHeaders.has(header.toLowerCase())),
  );
}
