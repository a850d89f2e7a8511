import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureUse } from '../content/public-files';
import { encodePath } from '../hosting/addresses';
import { encode, encoderStamp, type PreparedPicture } from './encode';
import { type Original, readOriginal } from './original';

/**
 * Made pictures, kept between builds: hosts and CI keep `.next/cache`. Each has a folder named by its
 * key, with its files, and a description of that name, `KEY.json`.
 */
const cacheDir = (projectDir: string) =>
  path.join(/* turbopackIgnore: true */ projectDir, '.next/cache/pictures');

/** Served; holds nothing but copies out of the cache, named `KEY-720.avif`. */
const publicDir = (projectDir: string) =>
  path.join(/* turbopackIgnore: true */ projectDir, 'public/pictures');

// A decoded original takes tens of megabytes, so one is worked on at a time, in all its sizes.
let queue: Promise<unknown> = Promise.resolve();

/**
 * Makes every size and format of a picture, or finds them made: encoded files are kept in
 * `.next/cache/pictures/` by the original's bytes and the encoder's settings, and copied to
 * `public/pictures/`. An SVG is used as it is.
 * @param src the original as named in `content/`: '/images/arkha.png' in `public/`
 * @param use decides on the widths that are made
 * @throws PictureError, one plain sentence naming the file
 */
export function preparePicture(
  src: string,
  use: PictureUse = 'picture',
  projectDir = process.cwd(),
): Promise<PreparedPicture> {
  const result = queue.then(() => make(src, use, projectDir));
  queue = result.catch(() => undefined);
  return result;
}

async function make(src: string, use: PictureUse, projectDir: string): Promise<PreparedPicture> {
  const original = await readOriginal(src, projectDir);
  const { width, height, bytes, isDrawing } = original;
  if (isDrawing) {
    const fallback = { path: encodePath(src), width, height, type: 'image/svg+xml' };
    return { width, height, color: null, sources: [], fallback };
  }
  const hash = createHash('sha256').update(encoderStamp(use)).update(bytes).digest('hex');
  const key = `${plainName(src)}-${hash.slice(0, 8)}`;
  const folder = path.join(cacheDir(projectDir), key);
  const known = await readFile(`${folder}.json`, 'utf8').catch(() => undefined);
  const picture = known ? JSON.parse(known) : await store(folder, original, use);
  // Copied, where the file system can, without taking room.
  await cp(folder, publicDir(projectDir), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return picture;
}

/** Encodes a picture into a folder of the cache. */
async function store(folder: string, original: Original, use: PictureUse) {
  const { picture, files } = await encode(original, use, path.basename(folder));
  await mkdir(folder, { recursive: true });
  for (const [name, data] of files) await writeFile(path.join(folder, name), data);
  // Last, so that a build that is stopped half-way leaves nothing that passes for a whole picture.
  await writeFile(`${folder}.json`, JSON.stringify(picture));
  return picture;
}

/** The file's name in plain letters, as far as it has any, so that no host trips over it. */
function plainName(src: string): string {
  const plain = path
    .parse(src)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-|-$/g, '').slice(0, 40) || 'picture';
}

/** Removes the files of pictures that the content no longer shows; `pictures` are those it shows. */
export async function prunePictures(pictures: readonly PreparedPicture[], projectDir: string) {
  const keyOf = (name: string) => name.replace(/\.json$|-\d+\.\w+$/, '');
  const used = pictures.map(({ fallback }) => keyOf(path.basename(fallback.path)));
  for (const folder of [cacheDir(projectDir), publicDir(projectDir)]) {
    await mkdir(folder, { recursive: true });
    const stale = (await readdir(folder)).filter((name) => !used.includes(keyOf(name)));
    for (const name of stale) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
