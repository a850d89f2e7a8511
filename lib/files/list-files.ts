import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All files below a folder, sorted. There are none if the folder does not exist.
 * @returns paths relative to the folder, with `/` on every system
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
