import { faultLine } from '../../lib/content/fault';
import type { ContentFiles } from '../../lib/content/files';
import { undrawable } from '../../lib/documents/fonts';
import type { PreparedPicture } from '../../lib/images/encode';
import { preparePicture, prunePictures } from '../../lib/images/pictures';
import { loadContent } from '../support/load-content';
import { pictureFaults } from '../support/picture-faults';

/**
 * Prepares the site for `next build` and prints the result. A fault ends the process.
 * @returns the content
 */
export async function beforeBuild(projectDir: string): Promise<ContentFiles> {
  const { files, faults, notes } = await prepareSite(projectDir);
  if (faults.length > 0) {
    console.error(`\nThe site was not built:\n\n  ${faults.map(faultLine).join('\n  ')}\n`);
    process.exit(1);
  }
  for (const note of notes) console.log(`  ${note}`);
  return files;
}

/**
 * Checks settings and content, and encodes the pictures.
 * @returns the content, its faults, and notes for the build's output
 */
export async function prepareSite(projectDir: string) {
  const content = await loadContent(projectDir);
  const pictures = await preparePictures(content.files, projectDir);
  const faults = [...content.faults, ...pictures.faults];
  const notes = [`Pictures: ${pictures.count} ready`];
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
 * Encodes all pictures that the content shows, and removes encoded pictures that it no longer
 * shows.
 * @returns the faults, and the number of encoded pictures
 */
async function preparePictures(files: ContentFiles, projectDir: string) {
  const pictures = new Map<string, PreparedPicture>();
  const faults = await pictureFaults(files, projectDir, async ({ src, use }) => {
    const picture = await preparePicture(src, use, projectDir);
    pictures.set(picture.fallback, picture);
  });
  // After a fault keep the files: once the owner has corrected it, the next build needs them.
  if (faults.length === 0) await prunePictures([...pictures.values()], projectDir);
  return { faults, count: pictures.size };
}
