import path from 'node:path';
import { type Fault, placeOf } from '../../lib/content/fault';

type Reason = Pick<Fault, 'rule' | 'todo'>;

import type { ContentFiles } from '../../lib/content/files';
import { isSameName } from '../../lib/content/names';
import type { Owner } from '../../lib/content/schema';
import type { ContentPicture } from '../../lib/content/text-fields';
import { listFiles } from '../../lib/files/list-files';
import { publicFolder } from '../../lib/files/public-folder';
import type { PictureUse } from '../../lib/images/encode';
import { decodeLogo, isWordMark, MAX_LOGO_RATIO } from '../../lib/images/logo';
import { decodeOriginal, type Original, readOriginal } from '../../lib/images/original';
import type { Site, Sites } from '../../lib/site/site';
import { collectFromPictures } from '../../scripts/support/collect-from-pictures';
import { sampleFilesInPublic } from '../support/sample';
import { hasSeveralWords, placedTexts } from './texts';

const publishedUnchanged = 'is published unchanged, including EXIF data (possibly the location)';

/**
 * Widths of originals in pixels. A picture that is narrower than `least` looks blurred even on a
 * phone; `good` is enough for all screens. The portrait needs the same height, because it fills the
 * height of a wide screen.
 */
const widths: Record<PictureUse | 'portrait', { least: number; good: number }> = {
  picture: { least: 320, good: 1200 },
  logo: { least: 48, good: 96 },
  portrait: { least: 800, good: 1200 },
};

/**
 * Finds pictures of the content that the build cannot use, that will look blurred, or whose
 * originals it publishes.
 * @param hidden pictures that no page shows, which it leaves out (`hiddenPictures`)
 */
export async function pictureFaults(
  files: ContentFiles,
  hidden: readonly string[] = [],
): Promise<Fault[]> {
  const { results: advice, faults } = await collectFromPictures(files, hidden, async (picture) => {
    const original = await readOriginal(picture.src);
    // Finds damage: decoding reads the whole picture, also at a small width.
    await decodeOriginal(original, 16);
    const reasons = [
      picture.use === 'logo' && (await wordMarkReason(original)),
      !original.isSvg && sizeReason(original, picture),
      !original.isSvg && folderReason(picture.src),
    ];
    const place = placeOf(files, picture.keys);
    return reasons.flatMap((reason): Fault[] =>
      reason ? [{ place, ...reason, severity: 'advice' }] : [],
    );
  });
  return [...faults, ...advice.flat()];
}

async function wordMarkReason(original: Original): Promise<Reason | undefined> {
  if (!isWordMark((await decodeLogo(original)).info)) return undefined;
  return {
    rule: `without its margins it is more than ${MAX_LOGO_RATIO} times as wide as high, too wide for a square, so the page shows letters`,
    todo: 'Use the sign without the name, for example the icon of the site.',
  };
}

function sizeReason(
  { width, height }: Original,
  { use, keys }: ContentPicture,
): Reason | undefined {
  // The schema has no kind for the portrait: all other code treats it like other pictures.
  const [, file, field] = keys;
  const isPortrait = file === 'owner' && field === 'portrait';
  const { least, good } = widths[isPortrait ? 'portrait' : use];
  if (width >= least && (height >= least || !isPortrait)) return undefined;
  return {
    rule: `has only ${width} × ${height} pixels, so it is blurred or small`,
    todo: `Use a picture that is at least ${good} pixels wide${isPortrait ? ' and high' : ''}.`,
  };
}

function folderReason(src: string): Reason | undefined {
  if (src.startsWith('/images/')) return undefined;
  return {
    rule: `public${src} ${publishedUnchanged}`,
    todo: 'Move it to public/images/.',
  };
}

/** Finds descriptions of one word. They tell too little to people who do not see the picture. */
export const altFaults = (site: Site): Fault[] =>
  placedTexts(site)
    .filter(({ keys }) => keys.at(-1) === 'alt')
    .filter(({ text }) => !hasSeveralWords(text) && !isNameOf(site.content.owner, text))
    .map(({ text, place }) => ({
      place,
      rule: `"${text}" does not describe the picture`,
      severity: 'advice',
      todo: 'Write what it shows, for people who do not see it.',
    }));

const isNameOf = ({ name, firstNames }: Owner, text: string) =>
  isSameName(text, name) || isSameName(text, firstNames);

/** Finds unused files in `public/images/`, which the build publishes unchanged. */
export function unusedPictureFaults(sites: Sites): Fault[] {
  const used = new Set(sites.flatMap(placedTexts).map(({ text }) => text.normalize()));
  const fromSample = sampleFilesInPublic();
  return listFiles(publicFolder())
    .filter((file) => file.startsWith('images/') && !path.basename(file).startsWith('.'))
    .filter((file) => !fromSample.includes(file) && !used.has(`/${file}`.normalize()))
    .map((file) => ({
      place: { file: `public/${file}` },
      rule: `the content does not use it, but it ${publishedUnchanged}`,
      severity: 'advice',
      todo: 'Delete it.',
    }));
}
