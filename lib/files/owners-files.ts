import path from 'node:path';
import { findFile, listFiles } from './list-files';
import { picturesFolder, publicFolder } from './owners-folders';

/** All files of `public/` that are published, as paths in it: 'documents/thesis.pdf'. */
export const publicFiles = (): string[] =>
  listFiles(publicFolder()).filter((file) => !isUnpublished(file));

/** The files of a folder that are not published: '.env', '.git/config', 'talk/Thumbs.db'. */
export const unpublishedFiles = (folder: string): string[] =>
  listFiles(folder).filter(isUnpublished);

/**
 * Hidden files and folders, which may be secret, like '.env'. Those of systems and editors:
 * 'Thumbs.db', 'notes.txt~', 'notes.txt.swp'. Programs look for files in '.well-known'.
 */
const unpublishedName = /^\.(?!well-known$)|^(Thumbs\.db|desktop\.ini)$|~$|\.swp$/i;

const isUnpublished = (file: string): boolean =>
  file.split('/').some((name) => unpublishedName.test(name));

/** The absolute path of a file of `public/`, 'thesis.pdf'; undefined if there is no such file. */
export function findPublicFile(name: string): string | undefined {
  const file = findFile(name, publicFiles());
  return file && path.join(publicFolder(), file);
}

/** All files of `content/pictures/`, as paths in it: 'logos/bayside.svg'. */
export const pictureFiles = (): string[] => listFiles(picturesFolder());

/** The absolute path of an original that the content names; undefined if there is no such file. */
export function findPictureFile(src: string): string | undefined {
  const file = findFile(src, pictureFiles());
  return file && path.join(picturesFolder(), file);
}
