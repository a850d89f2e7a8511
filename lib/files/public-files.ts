import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './list-files';
import { publicFolder } from './public-folder';

/** All files of `public/` as the content names them: '/images/a.png'. Hidden files are left out. */
export const publicFiles = (): string[] =>
  listFiles(publicFolder())
    .filter((file) => !path.basename(file).startsWith('.'))
    .map((file) => `/${file}`.normalize());

/**
 * Finds a file of `public/` by its path in the content: '/images/a.png' is `public/images/a.png`.
 * Letter case counts on every system, because it counts on hosts.
 * @returns its absolute path; undefined if there is no such file in `public/`
 */
export function findPublicFile(name: string): string | undefined {
  const [root, ...parts] = name.split('/');
  if (root !== '') return undefined;
  let file = publicFolder();
  try {
    // Each part must be a name in its folder, so '..' is never found. macOS lists names in
    // decomposed Unicode.
    for (const part of parts) {
      const names = readdirSync(file);
      const match = names.find((entry) => entry.normalize() === part.normalize());
      if (match === undefined) return undefined;
      file = path.join(file, match);
    }
    return statSync(file).isFile() ? file : undefined;
  } catch {
    // A part of the path is a file, a link is broken, or reading is not permitted.
    return undefined;
  }
}
