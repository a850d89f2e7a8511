import type { ContentFiles } from '../../../lib/content/files';
import { undrawable } from '../../../lib/documents/fonts';
import { type Environment, environmentFaults } from '../../support/environment';
import { loadContent } from '../../support/load-content';
import { preparePictures } from './pictures';

/**
 * Checks settings and content, encodes the pictures, and reports all faults at once.
 * @returns the content, one plain line per fault, and notes for the build's output
 */
export async function checkSite(projectDir: string, env: Environment = process.env) {
  const content = await loadContent(projectDir);
  const pictures = await preparePictures(content.files, projectDir);
  const faults = [...environmentFaults(env), ...content.faults, ...pictures.faults];
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
 * Checks the site for `next build` and prints the result. A fault ends the process.
 * @returns the content
 */
export async function beforeBuild(projectDir: string): Promise<ContentFiles> {
  const { files, faults, notes } = await checkSite(projectDir);
  if (faults.length > 0) {
    console.error(`\nThe site was not built:\n\n  ${faults.join('\n  ')}\n`);
    process.exit(1);
  }
  for (const note of notes) console.log(`  ${note}`);
  return files;
}
