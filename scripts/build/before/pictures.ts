import { placeName, type UncheckedContent } from '../../../lib/content/check';
import { findPublicFile, picturesIn } from '../../../lib/content/public-files';
import { prunePictures } from '../../../lib/images/cache';
import { PictureError } from '../../../lib/images/original';
import { makePicture } from '../../../lib/images/pictures';

/**
 * Makes all pictures that the content shows and removes those it no longer shows.
 * @returns one plain line per fault, and a summary for the build's output
 */
export async function preparePictures(input: UncheckedContent, projectDir: string) {
  const start = performance.now();
  const found = picturesIn(input);
  const results = await Promise.all(
    found.map(async ({ src, use, place }) => {
      // A file that does not exist is the content check's to tell.
      if (findPublicFile(src, projectDir) === undefined) return {};
      try {
        return { result: await makePicture(src, { use, projectDir }) };
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        return {
          fault: `${placeName(input, place)}: ${error.reason}; given: ${JSON.stringify(src)}`,
        };
      }
    }),
  );

  const faults = results.flatMap(({ fault }) => fault ?? []);
  const made = [...new Set(results.flatMap(({ result }) => result ?? []))];
  // After a fault the missing picture's files may be wanted again in a minute.
  if (faults.length === 0) {
    const keys = made.flatMap(({ key }) => key ?? []);
    await prunePictures(keys, projectDir);
  }
  const encoded = made.filter((result) => result.encoded).length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return {
    faults,
    summary: `Pictures: ${made.length} ready, ${encoded} encoded, ${seconds} s`,
  };
}
