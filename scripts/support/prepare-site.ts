import { checkContent } from '../../lib/check/check-content';
import { type Fault, placeOf } from '../../lib/check/fault';
import { publicFormatFaults } from '../../lib/check/public-file-faults';
import type { ContentByFolder } from '../../lib/content/schema';
import { picturesIn } from '../../lib/content/text-fields';
import { missingLetterLines } from '../../lib/documents/missing-letters';
import { findPublicFile, publicFiles } from '../../lib/files/public-files';
import type { PreparedImage } from '../../lib/images/encode';
import { PictureError } from '../../lib/images/original';
import { prepareImage } from '../../lib/images/prepare-image';
import type { LocalizedSites } from '../../lib/site/make-sites';
import { showProgress } from './progress';
import { readContents } from './read-contents';

/**
 * Checks content, settings and files, and encodes the content's pictures.
 * @returns the content by folder; `sites`, undefined if there is a fault; `images`, the encoded
 *   pictures; `stillPictures` and `missingLetters`, lines about what page and documents cannot show
 */
export async function prepareSite() {
  const checked = checkContent(await readContents());
  const { contents } = checked;
  const pictures = await encodePictures(contents, checked.sites);
  const missingLetters = checked.sites?.flatMap(missingLetterLines) ?? [];
  const formatFaults = await publicFormatFaults(Object.keys(contents));
  const faults = [...checked.faults, ...formatFaults, ...pictures.faults];
  const sites = faults.length > 0 ? undefined : checked.sites;
  return { ...pictures, contents, sites, faults, missingLetters };
}

/**
 * Encodes the pictures of the content, except for those of sections that the owner left out, and
 * for missing files, which are faults of the content.
 * @returns also a line for each animated picture, and a fault for each that cannot be used
 */
async function encodePictures(contents: ContentByFolder, sites?: LocalizedSites) {
  const shown = sites?.flatMap(({ content }) => picturesIn({ '': content })).map(({ src }) => src);
  const images: PreparedImage[] = [];
  const stillPictures: string[] = [];
  const faults: Fault[] = [];
  const files = publicFiles();
  const pictures = picturesIn(contents).filter(({ src }) => {
    const isShown = shown === undefined || shown.includes(src);
    return isShown && findPublicFile(src, files) !== undefined;
  });
  let current = 0;
  const endProgress = showProgress(() => `Pictures: ${current} of ${pictures.length}`);
  for (const { src, use, keys } of pictures) {
    current++;
    try {
      const image = await prepareImage(src, use);
      images.push(image);
      if (image.isAnimated) {
        const place = placeOf(contents, keys);
        stillPictures.push(`${place}: the page shows only the first frame; link a video instead.`);
      }
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      faults.push({ place: placeOf(contents, keys), rule: error.message });
    }
  }
  endProgress();
  return { images, stillPictures, faults };
}
