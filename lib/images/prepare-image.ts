import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageUse } from '../content/schema-fields';
import { listFiles } from '../files/list-files';
import { type EncodedImage, encode, encodeSettings, imagesFolder } from './encode';
import { type Original, readOriginal } from './original';
import type { PreparedImage } from './prepared-image';

/**
 * Raise it after a change of code, or of a number that is not in `encodeSettings`, that changes
 * what is made of an original. All images are then made again.
 */
const VERSION = 4;

/**
 * Hosts and CI keep `.next/cache` between builds. Beside the files of an image is `KEY.json`, which
 * is a `StoredImage`.
 */
const cacheFile = (name = '') =>
  path.join(/* turbopackIgnore: true */ process.cwd(), '.next/cache/prepared-images', name);

export interface StoredImage {
  image: PreparedImage;
  /** The names of its files: 'arkha-1a2b3c-720.avif'. */
  files: string[];
}

/**
 * Makes every size and format of an original, unless the cache has them. In `next dev`, the images
 * are also put where they are served.
 * @param src as in the content: 'arkha.png', or 'icon:react' for the logo of a technology
 * @param onStart is called before the image is made
 * @throws PictureError if the original is missing or cannot be used
 */
export async function prepareImage(
  src: string,
  use: ImageUse,
  onStart = () => {},
): Promise<StoredImage> {
  const original = await readOriginal(src);
  const key = keyOf(original, use);
  let stored = await readStored(key);
  if (stored === undefined) {
    onStart();
    stored = await store(key, await encode(original, use, key));
  }
  if (process.env.NODE_ENV === 'development') {
    const served = path.join(/* turbopackIgnore: true */ process.cwd(), '.next/dev/static');
    await publishImages([stored], served);
  }
  return stored;
}

/** An image whose files are all in the cache. */
async function readStored(key: string): Promise<StoredImage | undefined> {
  try {
    const stored: StoredImage = JSON.parse(await readFile(cacheFile(`${key}.json`), 'utf8'));
    return stored.files.every((name) => existsSync(cacheFile(name))) ? stored : undefined;
  } catch {
    // A file is missing, or it is no JSON.
    return undefined;
  }
}

async function store(key: string, { image, files }: EncodedImage): Promise<StoredImage> {
  // Sorted, because the files are encoded at the same time and end in any order.
  const stored = { image, files: Object.keys(files).sort() };
  await mkdir(cacheFile(), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) await writeFile(cacheFile(name), bytes);
  // The last file: without it, an image that is half written is made again.
  await writeFile(cacheFile(`${key}.json`), JSON.stringify(stored));
  return stored;
}

/**
 * Copies the files of images from the cache to where they are served.
 * @param staticDir the folder that is served at `/_next/static/`
 */
export async function publishImages(images: readonly StoredImage[], staticDir: string) {
  const target = path.join(staticDir, path.basename(imagesFolder));
  await mkdir(target, { recursive: true });
  for (const name of images.flatMap(({ files }) => files)) {
    await copyFile(cacheFile(name), path.join(target, name));
  }
}

/** Deletes the images in the cache that a finished build does not show. */
export async function forgetOtherImages(images: readonly StoredImage[]): Promise<void> {
  const shown = images.flatMap(({ files }) => files);
  for (const name of listFiles(cacheFile())) {
    const beginning = name.replace(/\.json$/, '');
    if (!shown.some((file) => file.startsWith(beginning))) await rm(cacheFile(name));
  }
}

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/**
 * The original's name in letters that every host accepts, and a hash. Browsers keep the files of a
 * key for a year, so the key changes with the original, its use, the settings and `VERSION`.
 */
function keyOf({ src, bytes }: Original, use: ImageUse): string {
  const words = path
    .parse(src)
    .name.toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['picture'];
  const hash = hashOf(JSON.stringify([VERSION, encodeSettings, use, hashOf(bytes)]));
  // A page contains each key many times, so the hash is short.
  return `${words.join('-').slice(0, 40)}-${hash.slice(0, 6)}`;
}
