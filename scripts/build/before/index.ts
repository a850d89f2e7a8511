import type { ContentFiles } from '../../../lib/content/editions';
import { undrawable } from '../../../lib/documents/fonts';
import { writeContentFiles } from '../../support/content-files';
import { type Environment, environmentFaults } from './environment';
import { absentFiles, loadContent } from './load-content';
import { preparePictures } from './pictures';

/**
 * Checks settings and content and makes the pictures, all before Next starts to compile. Finds all
 * faults at once. An optional file of `content/` that is absent is made, without entries: the page's
 * code imports it.
 * @returns one plain line per fault, and lines for the build's output
 */
export async function prepare(projectDir: string, env: Environment = process.env) {
  const absent = absentFiles(projectDir).map((name) => [name, name === 'look' ? {} : []]);
  await writeContentFiles(Object.fromEntries(absent), projectDir);
  const content = await loadContent(projectDir);
  const pictures = await preparePictures(content.files, projectDir);
  return {
    faults: [...environmentFaults(env), ...content.faults, ...pictures.faults],
    notes: [pictures.summary, ...letterNotes(content.files)],
  };
}

/** `prepare` for `next build`: says what it found, and ends the process if there is a fault. */
export async function beforeBuild(projectDir: string): Promise<void> {
  const { faults, notes } = await prepare(projectDir);
  if (faults.length > 0) {
    console.error(`\nThe site was not built:\n\n  ${faults.join('\n  ')}\n`);
    process.exit(1);
  }
  for (const note of notes) console.log(`  ${note}`);
}

/**
 * Says which letters of the content the CV and the social image cannot draw; one line or none. The
 * page itself is not concerned: browsers have fonts of their own.
 */
function letterNotes(files: ContentFiles): string[] {
  const letters = undrawable(JSON.stringify(files));
  if (letters.length === 0) return [];
  return [
    `Letters: no installed font draws ${letters.slice(0, 12).join(' ')}, so cv.pdf, og.png and icons show "?" for them; for Japanese, Chinese or Korean install @expo-google-fonts/noto-sans-jp, -sc or -kr`,
  ];
}
