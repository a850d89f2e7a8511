import type { ContentFiles } from '../../../lib/content/files';
import { undrawable } from '../../../lib/documents/fonts';
import type { PreparedPicture } from '../../../lib/images/encode';
import { preparePicture, prunePictures } from '../../../lib/images/pictures';
import { loadContent } from '../../support/load-content';
import { pictureFaults } from '../../support/picture-faults';

/**
 * Checks settings and content, encodes the pictures, and reports all faults at once.
 * @returns the content, one plain line per fault, and notes for the build's output
 */
export async function checkSite(projectDir: string) {
  const content = await loadContent(projectDir);
  const pictures = await preparePictures(content.files, projectDir);
  const faults = [...content.faults, ...pictures.faults];
  const notes = [pictures.summary];
  const letters = undrawable(JSON.stringify(content.files)).slice(0, 12).join(' ');
  if (letters !== '') {
    // The page itself can show them: browsers have fonts of their own.
    notes.push(
      `Letters: no installed font draws ${letters}, so cv.pdf, og.png and icons show "?" for them; for Japanese, Chinese or Korean install @expo-google-fonts/noto-sans-jp, -sc or -kr`,
    );
  }
  return { files: content.files, faults, notes };
}

/**
 * Encodes all pictures that the content shows and removes those it no longer shows.
 * @returns one plain line per fault, and a summary for the build's output
 */
async function preparePictures(files: ContentFiles, projectDir: string) {
  const pictures = new Map<string, PreparedPicture>();
  const faults = await pictureFaults(files, projectDir, async ({ src, use }) => {
    const picture = await preparePicture(src, use, projectDir);
    pictures.set(picture.fallback, picture);
  });
  // After a fault keep the files: once the owner has corrected it, the next build needs them.
  if (faults.length === 0) await prunePictures([...pictures.values()], projectDir);
  return { faults, summary: `Pictures: ${pictures.size} ready` };
}
