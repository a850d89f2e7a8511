import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../../lib/content/schema';
import { PlainError } from '../support/run-script';

/**
 * Makes sure that the build can show a photo, before anything is written. Half a file has a whole
 * head, so all pixels are read.
 * @throws PlainError if it cannot
 */
export async function checkPhoto(photo: string): Promise<void> {
  try {
    await sharp(photo, { failOn: 'error' }).resize(64).toBuffer();
  } catch {
    throw new PlainError(`The photo ${photo} is missing, damaged or neither JPEG, PNG nor WebP.`);
  }
}

/** Copies a photo to where pictures are kept. Returns it as the portrait of `name`. */
export async function takePhoto(photo: string, name: string, projectDir: string): Promise<Picture> {
  const src = `/images/portrait-of-owner${path.extname(photo).toLowerCase()}`;
  const target = path.join(projectDir, 'public', src);
  await mkdir(path.dirname(target), { recursive: true });
  if (path.resolve(photo) !== target) await copyFile(photo, target);
  return { src, alt: name };
}
