import path from 'node:path';
import { findFile, listFiles } from './list-files';
import { picturesFolder } from './owners-folders';

/** All files of `content/pictures/`, as paths in it: 'logos/bayside.svg'. */
export const pictureFiles = (): string[] => listFiles(picturesFolder());

/** The absolute path of an original that the content names; undefined if there is no such file. */
export function findPictureFile(src: string): string | undefined {
  const file = findFile(src, pictureFiles());
  return file && path.join(picturesFolder(), file);
}
