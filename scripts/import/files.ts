import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import type { Content, Picture } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import { loadContent } from '../build/before/load-content';
import { PlainError } from '../support/run-script';

/**
 * Those files of `content/` that hold an owner's own texts: neither those that come with the
 * template nor an empty list. One that cannot be read may hold them too.
 * @param names of the files, without `.ts`
 */
export async function ownedFiles(
  names: readonly (keyof Content)[],
  projectDir: string,
): Promise<string[]> {
  const { input } = await loadContent(projectDir);
  const isOwned = (name: keyof Content) => {
    const value = input[name];
    if (value === undefined) return existsSync(path.join(projectDir, `content/${name}.ts`));
    const isEmpty = Array.isArray(value) && value.length === 0;
    return !isEmpty && !isDeepStrictEqual(value, templateContent[name]);
  };
  return names.filter(isOwned).map((name) => `content/${name}.ts`);
}

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
