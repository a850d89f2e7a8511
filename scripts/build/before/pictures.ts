import { placeName, type UncheckedContent } from '../../../lib/content/check';
import { findPublicFile, picturesIn } from '../../../lib/content/public-files';
import { prunePictures } from '../../../lib/images/cache';
import { PictureError } from '../../../lib/images/original';
import { makePicture, type PictureResult } from '../../../lib/images/pictures';

/**
 * Makes all pictures that the content shows and removes those it no longer shows.
 * @returns one plain line per fault, and a summary for the build's output
 */
export async function preparePictures(input: UncheckedContent, projectDir: string) {
  const faults: string[] = [];
  const made = new Set<PictureResult>();
  for (const { src, use, place } of picturesIn(input)) {
    // A file that does not exist is the content check's to tell.
    if (findPublicFile(src, projectDir) === undefined) continue;
    try {
      made.add(await makePicture(src, { use, projectDir }));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      faults.push(`${placeName(input, place)}: ${error.reason}; given: ${JSON.stringify(src)}`);
    }
  }

  const pictures = [...made];
  // After a fault the missing picture's files may be wanted again in a minute.
  if (faults.length === 0) {
    const keys = pictures.flatMap(({ key }) => key ?? []);
    await prunePictures(keys, projectDir);
  }
  const encoded = pictures.filter((each) => each.encoded).length;
  return { faults, summary: `Pictures: ${pictures.length} ready, ${encoded} encoded` };
}
