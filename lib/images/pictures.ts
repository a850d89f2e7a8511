import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodePath } from '../hosting/addresses';
import type { PictureUse } from '../public-files';
import { encode, encoderStamp, type PreparedPicture, picturesFolder } from './encode';
import { type Original, readOriginal } from './original';

/**
 * Made pictures, kept between builds: hosts and CI keep `.next/cache`. Each has a folder named by its
 * key, with its files, and a description of that name, `KEY.json`.
 */
const cacheDir = (projectDir: string) =>
  path.join(/* turbopackIgnore: true */ projectDir, '.next/cache/pictures');

/** What the development server serves at `/_next/static/`. */
const devDir = (projectDir: string) =>
  path.join(/* turbopackIgnore: true */ projectDir, '.next/dev/static');

// A decoded original takes tens of megabytes, so one is worked on at a time, in all its sizes.
let queue: Promise<unknown> = Promise.resolve();

/**
 * Makes every size and format of a picture, or finds them made: encoded files are kept in
 * `.next/cache/pictures/` by the original's bytes and the encoder's settings. `publishPictures` puts
 * them into the export; the development server finds them among its own files. An SVG is used as it is.
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
  if (process.env.NODE_ENV === 'development') await publish(folder, devDir(projectDir));
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

/** Copies a picture's files; where the file system can, without taking room. */
const publish = (folder: string, staticDir: string) =>
  cp(folder, path.join(staticDir, path.basename(picturesFolder)), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });

/**
 * Copies the files of all pictures that are kept to where their addresses say.
 * @param staticDir the folder that is served at `/_next/static/`
 */
export async function publishPictures(projectDir: string, staticDir: string): Promise<void> {
  const kept = await readdir(cacheDir(projectDir), { withFileTypes: true });
  for (const entry of kept.filter((each) => each.isDirectory())) {
    await publish(path.join(cacheDir(projectDir), entry.name), staticDir);
  }
}

/** The file's name in plain letters, as far as it has any, so that no host trips over it. */
function plainName(src: string): string {
  const plain = path
    .parse(src)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-|-$/g, '').slice(0, 40) || 'picture';
}

/** Lets go of pictures that the content no longer shows; `pictures` are those it shows. */
export async function prunePictures(pictures: readonly PreparedPicture[], projectDir: string) {
  const keyOf = (name: string) => name.replace(/\.json$|-\d+\.\w+$/, '');
  const used = pictures.map(({ fallback }) => keyOf(path.basename(fallback.path)));
  const folder = cacheDir(projectDir);
  await mkdir(folder, { recursive: true });
  const stale = (await readdir(folder)).filter((name) => !used.includes(keyOf(name)));
  for (const name of stale) await rm(path.join(folder, name), { recursive: true, force: true });
}
