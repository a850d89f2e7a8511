import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeOriginal, originalOf, PictureError } from '../../lib/images/original';
import { PlainError } from '../support/run-script';
import { reasonOf } from './reading';

/**
 * Copies a photo to where pictures are kept.
 * @returns its path as the content names it, and what is wrong with it nevertheless
 * @throws PlainError if the build could not show it
 */
export async function takePhoto(photo: string, projectDir: string) {
  const refused = (reason: string) => new PlainError(`The photo ${photo} ${reason}.`);
  const bytes = await readFile(photo).catch((error) => {
    throw refused(`cannot be read: ${reasonOf(error, 'it is no file, or not yours to read')}`);
  });
  try {
    const original = await originalOf(photo, bytes);
    if (original.isDrawing) throw refused('is a drawing (SVG); give a JPEG, PNG or WebP');
    // Half a file has a whole head, so all pixels are read.
    await decodeOriginal(original, 64);
    const src = `/images/portrait-of-owner${path.extname(photo).toLowerCase()}`;
    const target = path.join(projectDir, 'public', src);
    await mkdir(path.dirname(target), { recursive: true });
    if (path.resolve(photo) !== target) await copyFile(photo, target);
    const { width, height } = original;
    const note = `The photo has only ${width} × ${height} pixels; from 600 in width on it looks sharp`;
    return { src, notes: width < 600 ? [note] : [] };
  } catch (error) {
    throw error instanceof PictureError ? refused(error.reason) : error;
  }
}
