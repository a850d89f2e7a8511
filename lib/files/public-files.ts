import path from 'node:path';
import { findFile, listFiles } from './list-files';
import { publicFolder } from './owners-folders';

/** All files of `public/`, as paths in it: 'documents/thesis.pdf'. */
export const publicFiles = (): string[] => listFiles(publicFolder());

/**
 * Finds a file of `public/` by its path in the content: '/thesis.pdf' is `public/thesis.pdf`.
 * @param files all files of `public/`, if the caller looks for many
 * @returns its absolute path; undefined if there is no such file in `public/`
 */
export function findPublicFile(name: string, files = publicFiles()): string | undefined {
  const file = findFile(name.slice(1), files);
  return file && path.join(publicFolder(), file);
}
