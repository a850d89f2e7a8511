import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * All files below a folder, as paths relative to it with `/` on every system, sorted by code
 * unit so that two builds treat them in the same order everywhere.
 */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** The HTML files of an export. */
export async function listPages(out: string): Promise<string[]> {
  return (await listFiles(out)).filter((file) => file.endsWith('.html'));
}

/** A name for a script that changes with its code, so that caches may keep the file for ever. */
export function nameOf(code: string): string {
  return `${createHash('sha256').update(code).digest('base64url').slice(0, 12)}.js`;
}
