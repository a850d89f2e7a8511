import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeOriginal, originalOf, PictureError } from '../../lib/images/original';
import { PlainError } from '../../scripts/support/run-script';
import { whyUnreadable } from './read-file';

/**
 * Copies a photo into `public/images/`.
 * @returns its path for the content
 * @throws PlainError if the build could not use it
 */
export async function takePhoto(photo: string): Promise<string> {
  const photoError = (reason: string) => new PlainError(`The photo ${photo} ${reason}.`);
  const bytes = await readFile(photo).catch((error) => {
    throw photoError(
      `cannot be read: ${whyUnreadable(error, 'it is not a file, or you may not read it')}`,
    );
  });
  try {
    // A truncated file still has valid metadata, so decode all of it.
    await decodeOriginal(await originalOf(photo, bytes), 64);
  } catch (error) {
    throw error instanceof PictureError ? photoError(error.reason) : error;
  }
  const src = `/images/portrait-of-owner${path.extname(photo).toLowerCase()}`;
  const target = path.join('public', src);
  await mkdir(path.dirname(target), { recursive: true });
  if (path.resolve(photo) !== path.resolve(target)) await copyFile(photo, target);
  return src;
}
