import path from 'node:path';
import { type Fault, placeOf } from '../../lib/content/fault';
import type { ContentFiles } from '../../lib/content/files';
import { isSameName } from '../../lib/content/names';
import type { Owner } from '../../lib/content/schema';
import type { PictureUse } from '../../lib/images/encode';
import { decodeOriginal, readOriginal } from '../../lib/images/original';
import type { LocalizedSite, Sites } from '../../lib/site/localized-site';
import { listFiles } from '../../scripts/support/list-files';
import { pictureFaults } from '../../scripts/support/picture-faults';
import { samplePictures } from '../support/sample-pictures';
import { hasSeveralWords, textsIn } from './texts';

const publishedUnchanged = 'is published unchanged, including EXIF data (possibly the location)';

/**
 * Widths in pixels: below the least one it looks blurred, on a phone too. The good one is enough.
 * The portrait fills the height of a wide screen.
 */
const widths: Record<PictureUse | 'portrait', { least: number; good: number }> = {
  picture: { least: 320, good: 1200 },
  logo: { least: 48, good: 96 },
  portrait: { least: 800, good: 1200 },
};

/**
 * Finds pictures of the content that the build cannot use, that will look blurred, or whose
 * originals it publishes.
 */
export async function checkPictures(files: ContentFiles): Promise<Fault[]> {
  const advice: Fault[] = [];
  const faults = await pictureFaults(files, async ({ src, use, keys }) => {
    const original = await readOriginal(src);
    // Decoding reads a picture to its end at any width.
    await decodeOriginal(original, 16);
    const { width, height, isDrawing } = original;
    if (isDrawing) return;
    const place = placeOf(files, keys);
    const isPortrait = keys[2] === 'portrait';
    const { least, good } = widths[isPortrait ? 'portrait' : use];
    if (width < least || (isPortrait && height < least)) {
      advice.push({
        place,
        rule: `has only ${width} × ${height} pixels, so it is blurred or small`,
        severity: 'advice',
        todo: `Use a picture that is at least ${good} pixels wide${isPortrait ? ' and high' : ''}.`,
      });
    }
    if (!src.startsWith('/images/')) {
      advice.push({
        place,
        rule: `public${src} ${publishedUnchanged}`,
        severity: 'advice',
        todo: 'Move it to public/images/.',
      });
    }
  });
  return [...faults, ...advice];
}

/** Finds descriptions of one word, which say nothing to people who do not see the picture. */
export const altFaults = (site: LocalizedSite): Fault[] =>
  textsIn(site)
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
  const used = new Set(sites.flatMap((site) => textsIn(site)).map(({ text }) => text.normalize()));
  const fromSample = samplePictures();
  return listFiles('public')
    .filter((file) => file.startsWith('images/') && !path.basename(file).startsWith('.'))
    .filter((file) => !fromSample.includes(file) && !used.has(`/${file}`.normalize()))
    .map((file) => ({
      place: `public/${file}`,
      rule: `the content does not use it, but it ${publishedUnchanged}`,
      severity: 'advice',
      todo: 'Delete it.',
    }));
}
