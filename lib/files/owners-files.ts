import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { picturesFolder, publicFolder } from './owners-folders';

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
  const folderless = (file: string) => looseName(path.posix.basename(file).replace(/\..*/, ''));
  return (
    files.find((file) => looseName(file) === looseName(name)) ??
    files.find((file) => folderless(file) === folderless(name))
  );
}

/** All that people remember of a name: "reefsvg" for "Reef.svg". */
const looseName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

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
