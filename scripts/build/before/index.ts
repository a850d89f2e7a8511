import { obsoleteSetting } from '../../../lib/contact/service';
import { undrawable } from '../../../lib/documents/fonts';
import { writeContentFiles } from '../../support/content-files';
import { type Environment, environmentFaults } from './environment';
import { absentFiles, loadContent } from './load-content';
import { preparePictures } from './pictures';

/**
 * Prepares a build: checks settings and content, encodes the pictures, and reports all faults at once.
 * Writes optional files of `content/` that are absent, with no entries, since the page's code imports them.
 * @returns one plain line per fault, and notes for the build's output
 */
export async function prepare(projectDir: string, env: Environment = process.env) {
  const absent = absentFiles(projectDir).map((name) => [name, name === 'look' ? {} : []]);
  await writeContentFiles(Object.fromEntries(absent), projectDir);
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
  const obsolete = obsoleteSetting(Object(content.files[''].contact).emailService);
  if (obsolete !== undefined) notes.push(obsolete);
  return { faults, notes };
}

/** Runs `prepare` for `next build`: prints the result, and ends the process if there is a fault. */
export async function beforeBuild(projectDir: string): Promise<void> {
  const { faults, notes } = await prepare(projectDir);
  if (faults.length > 0) {
    console.error(`\nThe site was not built:\n\n  ${faults.join('\n  ')}\n`);
    process.exit(1);
  }
  for (const note of notes) console.log(`  ${note}`);
}
