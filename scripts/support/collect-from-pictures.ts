import { type Fault, placeOf } from '../../lib/content/fault';
import type { ContentFiles } from '../../lib/content/files';
import { type ContentPicture, picturesIn } from '../../lib/content/text-fields';
import { findPublicFile } from '../../lib/files/public-files';
import { PictureError } from '../../lib/images/original';

/**
 * Calls a function with each picture of the content, except hidden ones, and missing files, which
 * `fieldFaults` reports.
 * @param hidden pictures that no page shows (`hiddenPictures`)
 * @param read throws a PictureError if it cannot use a picture
 * @returns what `read` returns, and a fault for each picture that it cannot use
 */
export async function collectFromPictures<Result>(
  files: ContentFiles,
  hidden: readonly string[],
  read: (picture: ContentPicture) => Promise<Result>,
): Promise<{ results: Result[]; faults: Fault[] }> {
  const results: Result[] = [];
  const faults: Fault[] = [];
  for (const picture of picturesIn(files)) {
    const { src, keys } = picture;
    if (hidden.includes(src) || findPublicFile(src) === undefined) continue;
    try {
      results.push(await read(picture));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      faults.push({ place: placeOf(files, keys), rule: error.reason, value: src });
    }
  }
  return { results, faults };
}
