import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cache } from 'react';
import { encodePath } from '../addresses/urls';
import { listFiles } from '../files/list-files';
import { encode, imagesFolder, type PictureUse, type PreparedImage } from './encode';
import { decodeLogo, plateOf } from './logo';
import { openOriginal, readOriginal } from './original';
import sharp from './sharp';

/**
 * Hosts and CI keep `.next/cache` between builds. The files of an image are `KEY-WIDTH.FORMAT`, and
 * its data is `KEY.json`.
 */
const cacheDir = () =>
  path.join(/* turbopackIgnore: true */ process.cwd(), '.next/cache/prepared-images');

let encoderCode: string | undefined;

/** The code that makes images, which a build reads once. If it changes, all are made again. */
function readEncoderCode(): string {
  const root = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib');
  // Colors decide about the plates of logos.
  encoderCode ??= ['images', 'design']
    .flatMap((folder) => listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('');
  return encoderCode;
}

// One original at a time, because a decoded original takes tens of megabytes.
let queue: Promise<unknown> = Promise.resolve();

/**
 * Makes every size and format of a picture, unless the cache has them; once for each rendering of a
 * page. An SVG is used unchanged, unless it is a logo with margins. In `next dev`, the images are
 * also put where they are served.
 * @param src the original's path in `public/`: '/images/arkha.png'
 * @throws PictureError if the original is missing or cannot be used
 */
export const prepareImage = cache((src: string, use: PictureUse): Promise<PreparedImage> => {
  const result = queue.then(() => prepareNow(src, use));
  queue = result.catch(() => undefined);
  return result;
});

async function prepareNow(src: string, use: PictureUse): Promise<PreparedImage> {
  const original = await readOriginal(src);
  const { width, height, bytes, isSvg, isAnimated } = original;
  if (isSvg) {
    const fallback = encodePath(src);
    const image = { width, height, isOpaque: false, avif: [], fallback, isAnimated };
    if (use === 'picture') return { ...image, plate: await plateOf(openOriginal(original, 512)) };
    const { hasMargins, plate } = await decodeLogo(original);
    if (!hasMargins) return { ...image, plate };
  }
  const key = keyOf(src, use, bytes);
  const folder = cacheDir();
  const dataFile = path.join(folder, `${key}.json`);
  if (!existsSync(dataFile)) {
    await mkdir(folder, { recursive: true });
    const image = await encode(original, use, path.join(folder, key));
    // Written last, so that after an interrupted build the image counts as missing.
    await writeFile(dataFile, JSON.stringify(image));
  }
  const image: PreparedImage = JSON.parse(await readFile(dataFile, 'utf8'));
  if (process.env.NODE_ENV === 'development') {
    const served = path.join(/* turbopackIgnore: true */ process.cwd(), '.next/dev/static');
    await publishImages([image], served);
  }
  return image;
}

/**
 * Copies the files of images from the cache to where they are served.
 * @param staticDir the folder that is served at `/_next/static/`
 */
export async function publishImages(images: readonly PreparedImage[], staticDir: string) {
  const target = path.join(staticDir, path.basename(imagesFolder));
  await mkdir(target, { recursive: true });
  const files = images.flatMap(({ avif, fallback }) => [
    ...avif.map((file) => file.path),
    fallback,
  ]);
  // An SVG that is used unchanged is not in the cache.
  for (const file of files.filter((each) => each.startsWith(imagesFolder))) {
    const name = path.basename(file);
    await copyFile(path.join(cacheDir(), name), path.join(target, name));
  }
}

/**
 * The original's name in letters that every host accepts, and a hash. Caches and browsers keep the
 * files of a key forever, so the key changes with everything that changes the files.
 */
function keyOf(src: string, use: PictureUse, bytes: Buffer): string {
  const words = path
    .parse(src)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const name = words.replace(/^-|-$/g, '').slice(0, 40) || 'picture';
  const hash = createHash('sha256')
    .update(readEncoderCode() + JSON.stringify(sharp.versions) + use)
    .update(bytes)
    .digest('hex');
  // A page contains each key many times, so the hash is short.
  return `${name}-${hash.slice(0, 6)}`;
}
