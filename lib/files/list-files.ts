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

/** The file that somebody means: "me/Portrait.jpg.jpg" by "portrait.png". */
export function findAlike(name: string, files: readonly string[]): string | undefined {
  const folderless = (file: string) => lettersOf(path.posix.basename(file).replace(/\..*/, ''));
  return (
    files.find((file) => lettersOf(file) === lettersOf(name)) ??
    files.find((file) => folderless(file) === folderless(name))
  );
}

/** All that people remember of a name: "reefsvg" for "Reef.svg". */
const lettersOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
