import path from 'node:path';
import { fieldName } from '../../lib/content/field-name';
import type { ContentFiles } from '../../lib/content/files';
import type { Locales } from '../../lib/content/locales';
import type { PictureUse } from '../../lib/images/encode';
import { decodeOriginal, readOriginal } from '../../lib/images/original';
import { listFiles } from '../../scripts/support/list-files';
import { pictureFaults } from '../../scripts/support/picture-faults';
import { templatePictures } from '../support/template';
import { advice, type Finding, wrong } from './findings';
import { textsIn } from './texts-and-links';

/** The least width in pixels at which a picture looks sharp on a phone, and a logo on a screen. */
const LEAST_WIDTH: Record<PictureUse, number> = { picture: 320, logo: 48 };

/** Finds pictures of the content that the build cannot use, and pictures that will look blurred. */
export async function pictureFindings(files: ContentFiles, projectDir: string): Promise<Finding[]> {
  const small: Finding[] = [];
  const faults = await pictureFaults(files, projectDir, async ({ src, use, keys }) => {
    const original = await readOriginal(src, projectDir);
    // Decoding reads a picture to its end at any width.
    await decodeOriginal(original, 16);
    const { width, height, isDrawing } = original;
    const least = LEAST_WIDTH[use];
    if (isDrawing || width >= least) return;
    const text = `${fieldName(files, keys)}: has only ${width} × ${height} pixels, so it looks blurred`;
    small.push(advice(text, `Use a picture that is at least ${2 * least} pixels wide.`));
  });
  return [...faults.map((text) => wrong(text)), ...small];
}

/** Finds unused files in `public/images/`, which the build publishes unchanged. */
export function unusedPictureFindings(locales: Locales, projectDir: string): Finding[] {
  const used = new Set(locales.flatMap(textsIn).map(({ text }) => text.normalize()));
  const fromTemplate = templatePictures(projectDir);
  return listFiles(path.join(projectDir, 'public'))
    .filter((file) => file.startsWith('images/') && !path.basename(file).startsWith('.'))
    .filter((file) => !fromTemplate.includes(file) && !used.has(`/${file}`.normalize()))
    .map((file) => {
      const what = 'is published unchanged, including EXIF data (possibly the location)';
      return advice(`public/${file}: the content does not use it, but it ${what}`, 'Delete it.');
    });
}
