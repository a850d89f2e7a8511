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
const unpublished = /^\.|^(Thumbs\.db|desktop\.ini)$|~$|\.swp$/i;

/** '.git' for '.git/config'. Hosts and programs look for files in `.well-known/`. */
function unpublishedPart(file: string): string | undefined {
  const names = file.split('/');
  const index = names.findIndex(
    (name, depth) => unpublished.test(name) && (depth > 0 || name !== '.well-known'),
  );
  return index < 0 ? undefined : names.slice(0, index + 1).join('/');
}

/** The absolute path of a file of `public/`, '/thesis.pdf'; undefined if there is no such file. */
export function findPublicFile(name: string): string | undefined {
  const file = findFile(name.slice(1), publicFiles());
  return file && path.join(publicFolder(), file);
}
