import { type Fault, placeOf, wrongFault } from '../../lib/content/fault';
import type { ContentFiles } from '../../lib/content/files';
import { type ContentPicture, picturesIn } from '../../lib/content/text-fields';
import { findPublicFile } from '../../lib/files/public-files';
import { PictureError } from '../../lib/images/original';

/**
 * Does something with each picture of the content, except missing files, which `fieldFaults`
 * reports.
 * @param action throws a PictureError if it cannot use a picture
 * @returns what `action` returns, and a fault for each picture that it cannot use
 */
export async function tryPictures<Result>(
  files: ContentFiles,
  action: (picture: ContentPicture) => Promise<Result>,
): Promise<{ results: Result[]; faults: Fault[] }> {
  const results: Result[] = [];
  const faults: Fault[] = [];
  for (const picture of picturesIn(files)) {
    const { src, keys } = picture;
    if (findPublicFile(src) === undefined) continue;
    try {
      results.push(await action(picture));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      faults.push(wrongFault(placeOf(files, keys), error.reason, src));
    }
  }
  return { results, faults };
}
