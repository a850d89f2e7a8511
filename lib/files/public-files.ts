import path from 'node:path';
import { findFile, listFiles } from './list-files';
import { publicFolder } from './owners-folders';

/** All files of `public/` that are published, as paths in it: 'documents/thesis.pdf'. */
export const publicFiles = (): string[] =>
  listFiles(publicFolder()).filter((file) => unpublishedPart(file) === undefined);

/** The files and folders of `public/` that are not published: '.env', 'talk/Thumbs.db'. */
export const unpublishedNames = (): string[] => [
  ...new Set(listFiles(publicFolder()).flatMap((file) => unpublishedPart(file) ?? [])),
];

/** Names of hidden files, which may be secrets, and of what systems and editors leave behind. */
const unpublished = /^\.|^Thumbs\.db$|~$|\.swp$/i;

/** '.git' for '.git/config'. Hosts and programs look for files in `.well-known/`. */
function unpublishedPart(file: string): string | undefined {
  const names = file.split('/');
  const index = names.findIndex(
    (name, depth) => unpublished.test(name) && (depth > 0 || name !== '.well-known'),
  );
  return index < 0 ? undefined : names.slice(0, index + 1).join('/');
}

/**
 * Finds a file of `public/` by its path in the content: '/thesis.pdf' is `public/thesis.pdf`.
 * @param files all files of `public/`, if the caller looks for many
 * @returns its absolute path; undefined if there is no such file in `public/`
 */
export function findPublicFile(name: string, files = publicFiles()): string | undefined {
  const file = findFile(name.slice(1), files);
  return file && path.join(publicFolder(), file);
}
