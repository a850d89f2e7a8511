import { faultLine } from '../../lib/content/fault';
import { letterFaults } from '../../lib/documents/letter-faults';
import type { PreparedPicture } from '../../lib/images/encode';
import { preparePicture, prunePictures } from '../../lib/images/pictures';
import type { CheckedContent } from '../../lib/site/check-content';
import type { Site } from '../../lib/site/site';
import { collectFromPictures } from '../support/collect-from-pictures';
import { hiddenPictures } from '../support/hidden-pictures';
import { readCheckedContent } from '../support/read-content';

/**
 * Prepares the site for `next build`. A fault ends the process.
 * @returns the content for `afterBuild`
 */
export async function beforeBuild(): Promise<CheckedContent> {
  const { content, faults, notes } = await prepareSite();
  if (faults.length > 0) {
    console.error(`\nThe site was not built:\n\n  ${faults.map(faultLine).join('\n  ')}\n`);
    process.exit(1);
  }
  for (const note of notes) console.log(`  ${note}`);
  return content;
}

/**
 * Checks settings and content, encodes its pictures, and deletes pictures it no longer shows.
 * @returns the content, the faults, which stop a build, and otherwise what it prints
 */
export async function prepareSite() {
  const content = await readCheckedContent();
  const { sites = [] } = content;
  const hidden = hiddenPictures(content.files, sites);
  const { results: prepared, faults: pictureFaults } = await collectFromPictures(
    content.files,
    hidden,
    ({ src, use }) => preparePicture(src, use),
  );
  const faults = [...content.faults, ...pictureFaults];
  // If there is a fault, old pictures stay: a build may need them after the owner has corrected it.
  if (faults.length === 0) await prunePictures(prepared);
  return { content, faults, notes: notesOn(prepared, sites) };
}

/** What the build prints if it continues. */
function notesOn(pictures: readonly PreparedPicture[], sites: readonly Site[]): string[] {
  // The content may show a picture several times.
  const count = new Set(pictures.map(({ fallback }) => fallback)).size;
  return [
    `Pictures: ${count} ready. Of their originals in public/images/, only SVGs and those with a link are published.`,
    // A site may go online with "?" in its documents.
    ...sites.flatMap(letterFaults).map(faultLine),
  ];
}
