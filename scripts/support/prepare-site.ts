import { type Fault, placeOf } from '../../lib/content/fault';
import type { ContentByFolder } from '../../lib/content/schema';
import { picturesIn } from '../../lib/content/text-fields';
import { missingLetterLines } from '../../lib/documents/missing-letters';
import { findPublicFile, publicFiles } from '../../lib/files/public-files';
import type { PreparedImage } from '../../lib/images/encode';
import { PictureError } from '../../lib/images/original';
import { prepareImage } from '../../lib/images/prepare-image';
import { hiddenPicturesIn } from '../../lib/site/hidden-pictures';
import { readCheckedContent } from './read-content';

/**
 * Checks settings and content, and encodes the content's pictures.
 * @returns the content by folder; `sites`, undefined if there is a fault; `prepared`, the encoded
 *   pictures; `hiddenPictures`, those that no page shows; `letters`, lines about what a document
 *   cannot show; `notes`, which a build prints
 */
export async function prepareSite() {
  const checked = await readCheckedContent();
  const { contents } = checked;
  const checkedSites = checked.sites ?? [];
  const hiddenPictures = hiddenPicturesIn(contents, checkedSites);
  const { prepared, faults: pictureFaults } = await encodePictures(contents, hiddenPictures);
  const letters = checkedSites.flatMap(missingLetterLines);
  const faults = [...checked.faults, ...pictureFaults];
  const sites = faults.length > 0 ? undefined : checked.sites;
  const notes = [noteOn(prepared), ...letters];
  return { contents, sites, prepared, hiddenPictures, faults, letters, notes };
}

/**
 * Encodes the pictures of the content, except for those that no page shows, and for missing files,
 * which are faults of the content.
 * @returns a fault for each picture that cannot be used
 */
async function encodePictures(contents: ContentByFolder, hiddenPictures: readonly string[]) {
  const prepared: PreparedImage[] = [];
  const faults: Fault[] = [];
  const files = publicFiles();
  for (const { src, use, keys } of picturesIn(contents)) {
    if (hiddenPictures.includes(src) || findPublicFile(src, files) === undefined) continue;
    try {
      prepared.push(await prepareImage(src, use));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      faults.push({ place: placeOf(contents, keys), rule: error.message });
    }
  }
  return { prepared, faults };
}

function noteOn(images: readonly PreparedImage[]): string {
  // The content may show a picture several times.
  const count = new Set(images.map(({ fallback }) => fallback)).size;
  return `Pictures: ${count} ready. Of their originals in public/images/, only SVGs and those with a link are published.`;
}
