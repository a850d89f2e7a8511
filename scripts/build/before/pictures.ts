import { placeInFiles } from '../../../lib/content/check';
import type { ContentFiles } from '../../../lib/content/files';
import type { PreparedPicture } from '../../../lib/images/encode';
import { PictureError } from '../../../lib/images/original';
import { preparePicture, prunePictures } from '../../../lib/images/pictures';
import { findPublicFile, picturesIn } from '../../../lib/public-files';

/**
 * Encodes all pictures that the content shows and removes those it no longer shows.
 * @returns one plain line per fault, and a summary for the build's output
 */
export async function preparePictures(files: ContentFiles, projectDir: string) {
  const pictures = new Map<string, PreparedPicture>();
  const faults = await pictureFaults(files, projectDir, async ({ src, use }) => {
    const picture = await preparePicture(src, use, projectDir);
    pictures.set(picture.fallback, picture);
  });
  // After a fault keep the files: once the owner has corrected it, the next build needs them.
  if (faults.length === 0) await prunePictures([...pictures.values()], projectDir);
  return { faults, summary: `Pictures: ${pictures.size} ready` };
}

/**
 * Tries each picture of the content. A missing file is left to the check of the content.
 * @param tryPicture throws a PictureError for a picture that cannot be used
 * @returns one plain line per fault
 */
export async function pictureFaults(
  files: ContentFiles,
  projectDir: string,
  tryPicture: (picture: ReturnType<typeof picturesIn>[number]) => Promise<unknown>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const picture of picturesIn(files)) {
    const { src, place } = picture;
    if (findPublicFile(src, projectDir) === undefined) continue;
    try {
      await tryPicture(picture);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      faults.push(`${placeInFiles(files, place)}: ${error.reason}; given: ${JSON.stringify(src)}`);
    }
  }
  return faults;
}
