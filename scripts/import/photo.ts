import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Picture } from '../../lib/content/schema';
import { decodeOriginal, PictureError, readOriginal } from '../../lib/images/original';
import { PlainError } from '../support/run-script';

const extension = (photo: string) => path.extname(photo).toLowerCase();

/**
 * Makes sure that the build can show a photo, before anything is written.
 * @throws PlainError with the sentence that the build would say
 */
export async function checkPhoto(photo: string): Promise<void> {
  if (!existsSync(photo)) throw new PlainError(`There is no photo ${photo}.`);
  const dir = await mkdtemp(path.join(tmpdir(), 'photo-'));
  const name = `photo${extension(photo)}`;
  try {
    await mkdir(path.join(dir, 'public'));
    await copyFile(photo, path.join(dir, 'public', name));
    const original = await readOriginal(`/${name}`, dir);
    // Half a file has a whole head: only its pixels tell.
    if (!original.isDrawing) await decodeOriginal(original, 64);
  } catch (error) {
    if (error instanceof PictureError) throw new PlainError(`The photo ${photo} ${error.reason}.`);
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined) throw new PlainError(`The photo ${photo} cannot be read (${code}).`);
    throw error;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Copies a photo to where pictures are kept. Returns it as the portrait of `name`. */
export async function takePhoto(photo: string, name: string, projectDir: string): Promise<Picture> {
  const src = `/images/portrait-of-owner${extension(photo)}`;
  const target = path.join(projectDir, 'public', src);
  await mkdir(path.dirname(target), { recursive: true });
  if (path.resolve(photo) !== target) await copyFile(photo, target);
  return { src, alt: name };
}
