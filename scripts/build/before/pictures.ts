import type { ContentFiles } from '../../../lib/content/files';
import type { PreparedPicture } from '../../../lib/images/encode';
import { preparePicture, prunePictures } from '../../../lib/images/pictures';
import { pictureFaults } from '../../support/picture-faults';

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
