import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Header,
  hashedFolders,
  immutable,
  securityHeaders,
} from '../../../lib/hosting/headers';
import { lastingPolicy, type Policy } from '../../../lib/hosting/policy';

/** Cloudflare Pages ignores a `_headers` file with a longer line. */
const LONGEST_LINE = 2000;

/**
 * Writes what hosts read from the exported folder: `_headers` (Netlify, Cloudflare Pages) and
 * `.nojekyll`, without which GitHub Pages hides every name that starts with an underscore.
 */
export async function writeHostFiles(out: string, policy: Policy): Promise<void> {
  await writeFile(path.join(out, '_headers'), headersFile(policy));
  await writeFile(path.join(out, '.nojekyll'), '');
}

/**
 * The text of `_headers`. Addresses in it do not start with the base path: they speak of the
 * folder. Hosts give every file without a rule of its own `max-age=0, must-revalidate`, and join
 * values of rules that both match, so no rule repeats a header of another. A policy too long
 * for a line gives way to its lasting part; the pages hold the whole one anyway.
 */
export function headersFile(policy: Policy): string {
  const [first] = lines(securityHeaders(policy));
  const isTooLong = first !== undefined && first.length >= LONGEST_LINE;
  return [
    '/*',
    ...lines(securityHeaders(isTooLong ? lastingPolicy : policy)),
    ...hashedFolders.flatMap((folder) => [`${folder}*`, ...lines([immutable])]),
    '',
  ].join('\n');
}

function lines(headers: Header[]): string[] {
  return headers.map(({ name, value }) => `  ${name}: ${value}`);
}
