import path from 'node:path';
import { type Fault, placeOf } from '../../lib/content/fault';
import type { ContentFiles } from '../../lib/content/files';
import type { PictureUse } from '../../lib/images/encode';
import { decodeOriginal, readOriginal } from '../../lib/images/original';
import type { Sites } from '../../lib/site/localized-site';
import { listFiles } from '../../scripts/support/list-files';
import { pictureFaults } from '../../scripts/support/picture-faults';
import { samplePictures } from '../support/sample-pictures';
import { textsIn } from './texts';

const publishedUnchanged = 'is published unchanged, including EXIF data (possibly the location)';

/**
 * Widths in pixels: below the least one it looks blurred, on a phone too. The good one is enough.
 */
const widths: Record<PictureUse, { least: number; good: number }> = {
  picture: { least: 320, good: 1200 },
  logo: { least: 48, good: 96 },
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
    const { least, good } = widths[use];
    if (width < least) {
      advice.push({
        place,
        rule: `has only ${width} × ${height} pixels, so it looks blurred`,
        severity: 'advice',
        todo: `Use a picture that is at least ${good} pixels wide.`,
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
