import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Header,
  hashedFolders,
  immutable,
  securityHeaders,
} from '../../../lib/hosting/headers';

/**
 * Writes what hosts read from the exported folder: `_headers` (Netlify, Cloudflare Pages) and
 * `.nojekyll`, without which GitHub Pages hides every name that starts with an underscore.
 */
export async function writeHostFiles(out: string): Promise<void> {
  await writeFile(path.join(out, '_headers'), headersFile());
  await writeFile(path.join(out, '.nojekyll'), '');
}

/**
 * The text of `_headers`. These hosts give every file without a rule of its own `max-age=0,
 * must-revalidate`, and join the values of rules that both match, so no rule repeats a header.
 */
function headersFile(): string {
  const lines = (headers: readonly Header[]) =>
    headers.map(({ name, value }) => `  ${name}: ${value}`);
  return [
    '/*',
    ...lines(securityHeaders),
    ...hashedFolders.flatMap((folder) => [`${folder}*`, ...lines([immutable])]),
    '',
  ].join('\n');
}
