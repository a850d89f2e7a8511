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

/**
 * Hidden files and folders, which may be secret, like '.env'. Those of systems and editors:
 * 'Thumbs.db', 'notes.txt~', 'notes.txt.swp'. Programs look for files in '.well-known'.
 */
const unpublished = /^\.(?!well-known$)|^(Thumbs\.db|desktop\.ini)$|~$|\.swp$/i;

/** '.git' for '.git/config'; undefined for a file that is published. */
function unpublishedPart(file: string): string | undefined {
  const names = file.split('/');
  const index = names.findIndex((name) => unpublished.test(name));
  return index < 0 ? undefined : names.slice(0, index + 1).join('/');
}

/** The absolute path of a file of `public/`, '/thesis.pdf'; undefined if there is no such file. */
export function findPublicFile(name: string): string | undefined {
  const file = findFile(name.slice(1), publicFiles());
  return file && path.join(publicFolder(), file);
}
