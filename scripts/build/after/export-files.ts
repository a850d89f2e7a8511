import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
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

/** A name for a script that changes with its code, so that caches may keep the file forever. */
export function nameOf(code: string): string {
  return `${createHash('sha256').update(code).digest('base64url').slice(0, 12)}.js`;
}

/**
 * Those of some files that no text of the export names.
 * @param texts which files are read
 * @param spellings how a text may name a file
 */
export async function namedNowhere(
  out: string,
  files: readonly string[],
  texts: RegExp,
  spellings: (file: string) => string[],
): Promise<string[]> {
  const unnamed = new Set(files);
  for (const each of (await listFiles(out)).filter((file) => texts.test(file))) {
    const text = await readFile(path.join(out, each), 'utf8');
    for (const file of unnamed) {
      if (spellings(file).some((spelling) => text.includes(spelling))) unnamed.delete(file);
    }
  }
  return [...unnamed];
}
