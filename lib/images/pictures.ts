import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodePath } from '../hosting/addresses';
import type { PictureUse } from '../public-files';
import { encode, encoderStamp, type PreparedPicture, picturesFolder } from './encode';
import { type Original, readOriginal } from './original';

/**
 * The cache of generated pictures; hosts and CI keep `.next/cache` between builds. Each picture has a
 * folder `KEY` with its files, and its data in `KEY.json`.
 */
const cacheDir = (projectDir: string) =>
  path.join(/* turbopackIgnore: true */ projectDir, '.next/cache/pictures');

/** The folder that the development server serves at `/_next/static/`. */
const devDir = (projectDir: string) =>
  path.join(/* turbopackIgnore: true */ projectDir, '.next/dev/static');

// One original at a time, since each takes tens of megabytes when decoded.
let queue: Promise<unknown> = Promise.resolve();

/**
 * Makes every size and format of a picture, unless the cache has them. `publishPictures` copies them
 * into the export; for the development server they are copied at once. An SVG is used as it is.
 * @param src the original as named in `content/`: '/images/arkha.png' in `public/`
 * @param use decides on the widths
 * @throws PictureError that names the file
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
  if (process.env.NODE_ENV === 'development') await publish(folder, devDir(projectDir));
  return picture;
}

/** Encodes a picture into its folder in the cache. */
async function store(folder: string, original: Original, use: PictureUse) {
  const { picture, files } = await encode(original, use, path.basename(folder));
  await mkdir(folder, { recursive: true });
  for (const [name, data] of files) await writeFile(path.join(folder, name), data);
  // Written last: after an interrupted build the picture counts as missing.
  await writeFile(`${folder}.json`, JSON.stringify(picture));
  return picture;
}

/** Copies a picture's files, on some file systems without using space. */
const publish = (folder: string, staticDir: string) =>
  cp(folder, path.join(staticDir, path.basename(picturesFolder)), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });

/**
 * Copies all pictures of the cache to their place in the site.
 * @param staticDir the folder that is served at `/_next/static/`
 */
export async function publishPictures(projectDir: string, staticDir: string): Promise<void> {
  const kept = await readdir(cacheDir(projectDir), { withFileTypes: true });
  for (const entry of kept.filter((each) => each.isDirectory())) {
    await publish(path.join(cacheDir(projectDir), entry.name), staticDir);
  }
}

/** The file's name in plain letters, which every host accepts. */
function plainName(src: string): string {
  const plain = path
    .parse(src)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-|-$/g, '').slice(0, 40) || 'picture';
}

/** Deletes pictures from the cache that the content does not show; `pictures` are those it shows. */
export async function prunePictures(pictures: readonly PreparedPicture[], projectDir: string) {
  const keyOf = (name: string) => name.replace(/\.json$|-\d+\.\w+$/, '');
  const used = pictures.map(({ fallback }) => keyOf(path.basename(fallback.path)));
  const folder = cacheDir(projectDir);
  await mkdir(folder, { recursive: true });
  const stale = (await readdir(folder)).filter((name) => !used.includes(keyOf(name)));
  for (const name of stale) await rm(path.join(folder, name), { recursive: true, force: true });
}
