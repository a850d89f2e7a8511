import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The files below a folder, sorted, as paths in it with "/"; none if it does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * Finds a file among those of a folder. Letter case counts on every system, because it counts on
 * hosts. Unicode may be composed or not: macOS lists names in decomposed form.
 */
export const findFile = (name: string, files: readonly string[]): string | undefined =>
  files.find((file) => file.normalize() === name.normalize());
