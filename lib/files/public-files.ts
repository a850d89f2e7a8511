import path from 'node:path';
import { listFiles } from './list-files';
import { publicFolder } from './public-folder';

export { publicFolder };

/** All files of `public/`, as paths in it: 'images/a.png'. */
export const publicFiles = (): string[] => listFiles(publicFolder());

/**
 * Finds a file of `public/` by its path in the content: '/images/a.png' is `public/images/a.png`.
 * Letter case counts on every system, because it counts on hosts.
 * @param files all files of `public/`, if the caller looks for many
 * @returns its absolute path; undefined if there is no such file in `public/`
 */
export function findPublicFile(name: string, files = publicFiles()): string | undefined {
  // macOS lists names in decomposed Unicode.
  const file = files.find((each) => `/${each}`.normalize() === name.normalize());
  return file && path.join(publicFolder(), file);
}
