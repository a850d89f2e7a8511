import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageUse } from '../content/schema-fields';
import { encode } from './encode';
import { type Original, readOriginal } from './original';
import type { PreparedImage } from './prepared-image';
import { sharp } from './sharp';

// `owners-folders.ts` says why the comment stands there.
const projectFile = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), name);

/** The code that makes images of originals. If it changes, all images are made again. */
const codeOfImages = () =>
  ['design/palette', 'images/encode', 'images/original', 'images/prepared-image'].map((name) =>
    readFileSync(projectFile(`lib/${name}.ts`), 'utf8'),
  );

/**
 * Hosts and CI keep `.next/cache` between builds. Beside the files of an image is `KEY.json`, which
 * is the `PreparedImage`.
 */
const cacheFile = (name = '') => projectFile(`.next/cache/prepared-images/${name}`);

const fileNamesOf = ({ avif, fallback }: PreparedImage): string[] =>
  [fallback, ...avif.map((file) => file.path)].map((file) => path.basename(file));

/**
 * Makes every size and format of an original, unless the cache has them. In `next dev`, the images
 * are also put where they are served.
 * @param src as in the content: 'arkha.png', or 'icon:react' for the logo of a technology
 * @throws PictureError if the original is missing or cannot be used
 */
export async function prepareImage(src: string, use: ImageUse): Promise<PreparedImage> {
  const original = await readOriginal(src);
  const key = keyOf(original, use);
  const stored = cacheFile(`${key}.json`);
  if (!existsSync(stored)) {
    // Not on standard output, which has doctor's report.
    process.stderr.write(`  Picture: ${src}\n`);
    const { image, files } = await encode(original, use, key);
    await mkdir(cacheFile(), { recursive: true });
    for (const [name, bytes] of Object.entries(files)) await writeFile(cacheFile(name), bytes);
    // The last file: without it, an image that is half written is made again.
    await writeFile(stored, JSON.stringify(image));
  }
  const image: PreparedImage = JSON.parse(await readFile(stored, 'utf8'));
  if (process.env.NODE_ENV === 'development') {
    // There, `next dev` looks for what has an address in `imagesFolder`.
    await publishImages([image], projectFile('.next/dev/static/images'));
  }
  return image;
}

/**
 * Copies the files of images from the cache to where they are served.
 * @param folder is served at the address `imagesFolder`
 */
export async function publishImages(images: readonly PreparedImage[], folder: string) {
  await mkdir(folder, { recursive: true });
  for (const name of images.flatMap(fileNamesOf)) {
    await copyFile(cacheFile(name), path.join(folder, name));
  }
}

/**
 * The beginning of the names of an image's files: 'arkha-1a2b3c'. It has only letters that every
 * host accepts. Browsers keep files for a year, so its hash changes with all that changes them.
 */
function keyOf({ src, bytes, isSvg }: Original, use: ImageUse): string {
  const name = path.parse(src).name.toLowerCase();
  const words = name.match(/[a-z0-9]+/g) ?? ['picture'];
  const original = hash('sha256', bytes);
  const causes = JSON.stringify([codeOfImages(), sharp.versions, use, isSvg, original]);
  // A page contains each key many times, so the hash is short.
  return `${words.join('-').slice(0, 40)}-${hash('sha256', causes).slice(0, 6)}`;
}
