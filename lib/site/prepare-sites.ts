import { checkContent } from '../check/check-content';
import { type Fault, placeOf } from '../check/fault';
import type { ContentByFolder } from '../content/schema';
import { iconNameIn } from '../content/schema-fields';
import { picturesIn } from '../content/text-fields';
import { findPictureFile } from '../files/picture-files';
import { PictureError } from '../images/original';
import { prepareImage, type StoredImage } from '../images/prepare-image';
import type { ImageLookup, ImageUse } from '../images/prepared-image';
import { logoSourceOf } from '../profile/skill-logos';
import { type LocalizedSite, sitesFor } from './make-sites';

/**
 * Checks content and settings, prepares the pictures, and makes the site in each language.
 * @param files what the owner has written
 * @param onPicture hears of each picture before it is prepared
 * @returns `contents`, with clean texts; `sites`, undefined if there is a fault; `faults`;
 *   `images`, which the pages show; `stillPictures`, a line for each animated picture
 */
export async function prepareSites(
  files: ContentByFolder,
  onPicture: (number: number, count: number) => void = () => {},
) {
  const { contents, ...checked } = checkContent(files);
  const pictures = shownPictures(contents, checked.sites);
  const images = new Map<string, StoredImage>();
  const stillPictures: string[] = [];
  const faults: Fault[] = [...checked.faults];
  for (const src of deviconLogos(checked.sites)) {
    images.set(lookupKey(src, 'skill logo'), await prepareImage(src, 'skill logo'));
  }
  // One after the other, because a decoded original takes tens of megabytes.
  for (const [index, { src, use, keys }] of pictures.entries()) {
    onPicture(index + 1, pictures.length);
    const place = placeOf(contents, keys);
    try {
      const key = lookupKey(src, use);
      const stored = images.get(key) ?? (await prepareImage(src, use));
      images.set(key, stored);
      if (stored.image.isAnimated) {
        stillPictures.push(`${place}: the page shows only the first frame; link a video instead.`);
      }
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      faults.push({ place, rule: error.message });
    }
  }
  const imageOf: ImageLookup = (src, use) => images.get(lookupKey(src, use))?.image;
  const sites = faults.length > 0 ? undefined : sitesFor(contents, imageOf);
  return { contents, sites, faults, images: [...images.values()], stillPictures };
}

const lookupKey = (src: string, use: ImageUse): string => `${use} ${src}`;

/** The logos of devicon for skills, also those that the content does not name: 'icon:react'. */
function deviconLogos(sites: readonly LocalizedSite[] = []): string[] {
  const skills = sites.flatMap(({ content }) => content.skills);
  const logos = skills.flatMap((skill) => logoSourceOf(skill) ?? []);
  return [...new Set(logos)].filter((src) => iconNameIn(src) !== undefined);
}

/**
 * The pictures of the content that exist, without those of sections that the owner left out.
 * @param sites undefined if the content has faults: then all pictures are checked, too
 */
function shownPictures(contents: ContentByFolder, sites?: readonly LocalizedSite[]) {
  const shown = sites?.flatMap(({ content }) => picturesIn({ '': content })).map(({ src }) => src);
  return picturesIn(contents).filter(
    ({ src }) => (shown?.includes(src) ?? true) && findPictureFile(src) !== undefined,
  );
}
