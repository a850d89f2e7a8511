import { type Fault, placeOf, wrong } from '../../lib/content/fault';
import type { ContentFiles } from '../../lib/content/files';
import { type ContentPicture, picturesIn } from '../../lib/content/text-fields';
import { findPublicFile } from '../../lib/hosting/public-files';
import { PictureError } from '../../lib/images/original';

/**
 * Tries to use each picture of the content, except missing files: `contentFaults` reports these.
 * @param tryPicture throws a PictureError if it cannot use a picture
 */
export async function pictureFaults(
  files: ContentFiles,
  tryPicture: (picture: ContentPicture) => Promise<unknown>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const picture of picturesIn(files)) {
    const { src, keys } = picture;
    if (findPublicFile(src) === undefined) continue;
    try {
      await tryPicture(picture);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      faults.push(wrong(placeOf(files, keys), error.reason, src));
    }
  }
  return faults;
}
