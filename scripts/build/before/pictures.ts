import { type ContentFiles, placeInFiles } from '../../../lib/content/editions';
import type { PreparedPicture } from '../../../lib/images/encode';
import { PictureError } from '../../../lib/images/original';
import { preparePicture, prunePictures } from '../../../lib/images/pictures';
import { findPublicFile, picturesIn } from '../../../lib/public-files';

/**
 * Makes all pictures that the content shows and removes those it no longer shows.
 * @returns one plain line per fault, and a summary for the build's output
 */
export async function preparePictures(files: ContentFiles, projectDir: string) {
  const faults: string[] = [];
  const pictures = new Map<string, PreparedPicture>();
  for (const { src, use, place } of picturesIn(files)) {
    // A file that does not exist is the content check's to tell.
    if (findPublicFile(src, projectDir) === undefined) continue;
    try {
      const picture = await preparePicture(src, use, projectDir);
      pictures.set(picture.fallback.path, picture);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      faults.push(`${placeInFiles(files, place)}: ${error.reason}; given: ${JSON.stringify(src)}`);
    }
  }

  // After a fault the missing picture's files may be wanted again in a minute.
  if (faults.length === 0) await prunePictures([...pictures.values()], projectDir);
  return { faults, summary: `Pictures: ${pictures.size} ready` };
}
