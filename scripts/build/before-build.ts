import { type Fault, faultLine, placeOf } from '../../lib/content/fault';
import type { ContentFiles } from '../../lib/content/schema';
import { picturesIn } from '../../lib/content/text-fields';
import { letterNotes } from '../../lib/documents/letter-notes';
import { findPublicFile } from '../../lib/files/public-files';
import type { PreparedImage } from '../../lib/images/encode';
import { PictureError } from '../../lib/images/original';
import { preparePicture, prunePictures } from '../../lib/images/pictures';
import type { CheckedContent } from '../../lib/site/check-content';
import { hiddenPictures } from '../support/hidden-pictures';
import { readCheckedContent } from '../support/read-content';

/**
 * Prepares the site for `next build`. A fault ends the process.
 * @returns the content for `afterBuild`
 */
export async function beforeBuild(): Promise<CheckedContent> {
  const { checked, faults, notes } = await prepareSite();
  if (faults.length > 0) {
    console.error(`\nThe site was not built:\n\n  ${faults.map(faultLine).join('\n  ')}\n`);
    process.exit(1);
  }
  for (const note of notes) console.log(`  ${note}`);
  return checked;
}

/**
 * Checks settings and content, encodes the content's pictures, and deletes unused encoded pictures.
 * @returns the checked content; `faults`, which stop a build; `letters`, a line for each document
 *   that lacks some; `notes`, which a build prints
 */
export async function prepareSite() {
  const checked = await readCheckedContent();
  const { files, sites = [] } = checked;
  const hidden = hiddenPictures(files, sites);
  const { prepared, faults: pictureFaults } = await encodePictures(files, hidden);
  const faults = [...checked.faults, ...pictureFaults];
  // If there is a fault, old pictures stay: a build may need them after the owner has corrected it.
  if (faults.length === 0) await prunePictures(prepared);
  // A site may go online with "?" in its documents.
  const letters = sites.flatMap(letterNotes).map(faultLine);
  return { checked, faults, letters, notes: [noteOn(prepared), ...letters] };
}

/**
 * Encodes the pictures of the content, except for hidden pictures, and for missing files, which
 * `referenceFaults` reports.
 * @param hidden pictures that no page shows (`hiddenPictures`)
 * @returns a fault for each picture that cannot be used
 */
async function encodePictures(files: ContentFiles, hidden: readonly string[]) {
  const prepared: PreparedImage[] = [];
  const faults: Fault[] = [];
  for (const { src, use, keys } of picturesIn(files)) {
    if (hidden.includes(src) || findPublicFile(src) === undefined) continue;
    try {
      prepared.push(await preparePicture(src, use));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      faults.push({ place: placeOf(files, keys), rule: error.rule, value: src });
    }
  }
  return { prepared, faults };
}

/** What a build says about its pictures. */
function noteOn(pictures: readonly PreparedImage[]): string {
  // The content may show a picture several times.
  const count = new Set(pictures.map(({ fallback }) => fallback)).size;
  return `Pictures: ${count} ready. Of their originals in public/images/, only SVGs and those with a link are published.`;
}
