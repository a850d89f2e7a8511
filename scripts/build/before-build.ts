import { faultLine } from '../../lib/check/fault';
import { prepareSite } from '../support/prepare-site';
import { emptyOut } from './out-folder';

/**
 * Prepares the site for `next build`. A fault ends the process.
 * @returns what `afterBuild` needs
 */
export async function beforeBuild() {
  // If this build fails, nobody publishes the last one by mistake.
  emptyOut();
  const { sites, images, faults, ...lines } = await prepareSite();
  if (sites === undefined) {
    console.error(`\nThe site was not built:\n\n  ${faults.map(faultLine).join('\n  ')}\n`);
    process.exit(1);
  }
  const notes = [...lines.missingLetters, ...lines.stillPictures];
  for (const note of notes) console.log(`  ${note}`);
  return { sites, images };
}
