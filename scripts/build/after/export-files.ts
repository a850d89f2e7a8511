import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** All files below a folder, as paths relative to it with `/` on every system, sorted. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The HTML files of an export. */
export async function listPages(out: string): Promise<string[]> {
  return (await listFiles(out)).filter((file) => file.endsWith('.html'));
}
