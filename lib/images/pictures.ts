import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { PictureUse } from '../content/public-files';
import { findPublicFile } from '../content/public-files';
import { encodePath } from '../hosting/paths';
import { cacheDir, publicDir, publish, readCached, store } from './cache';
import { encode, encoderStamp } from './encode';
import { readOriginal } from './original';
import type { PreparedPicture } from './prepared-picture';

export { PictureError } from './picture-error';

export interface PictureResult {
  picture: PreparedPicture;
  /** Whether it had to be encoded now; false if the cache had it or there was nothing to do. */
  encoded: boolean;
  /** Key in the cache; undefined for drawings. */
  key?: string;
}

const seen = new Map<string, { stamp: string; result: Promise<PictureResult> }>();
// A decoded original takes tens of megabytes, so not all of them at once.
const lanes = pLimit(Math.min(availableParallelism(), 4));

/**
 * Makes every size and format of a picture, or finds them made: encoded files are kept in
 * `.next/cache/pictures/` by the original's bytes and the encoder's settings, and copied to
 * `public/pictures/`. An SVG is used as it is.
 * @param src the original as named in `content/`: '/images/arkha.png' in `public/`
 * @param use decides on the widths that are made
 * @throws PictureError, one plain sentence naming the file
 */
export async function preparePicture(src: string, use?: PictureUse): Promise<PreparedPicture> {
  return (await makePicture(src, { use })).picture;
}

export interface MakeOptions {
  use?: PictureUse;
  projectDir?: string;
}

/** `preparePicture` with what the build wants to know besides. */
export function makePicture(
  src: string,
  { use = 'picture', projectDir = process.cwd() }: MakeOptions = {},
): Promise<PictureResult> {
  const id = `${projectDir}\n${use}\n${src}`;
  const { file } = findPublicFile(src, projectDir);
  const stats = file && statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false });
  const stamp = stats ? `${stats.mtimeMs} ${stats.size}` : '';
  const known = seen.get(id);
  if (known?.stamp === stamp) return known.result;

  const result = lanes(() => make(src, use, projectDir));
  seen.set(id, { stamp, result });
  // What failed may be fixed without its date changing; try again next time.
  result.catch(() => seen.delete(id));
  return result;
}

async function make(src: string, use: PictureUse, projectDir: string): Promise<PictureResult> {
  const original = await readOriginal(src, projectDir);
  const { width, height } = original;
  if (original.isDrawing) {
    const fallback = { path: encodePath(src), width, height, type: 'image/svg+xml' };
    return { picture: { width, height, color: null, sources: [], fallback }, encoded: false };
  }

  const name = plainName(src);
  const hash = createHash('sha256').update(encoderStamp(use)).update(original.bytes);
  const key = `${name}-${hash.digest('hex').slice(0, 8)}`;
  const cached = await readCached(projectDir, key);
  const entry = cached ?? (await store(projectDir, key, await encode(original, use)));
  await publish(projectDir, key, entry);
  return { picture: entry.picture, encoded: cached === undefined, key };
}

/** The file's name in plain letters, as far as it has any, so that no host trips over it. */
function plainName(src: string): string {
  const base = path.posix.basename(src).replace(/\.[^.]*$/, '');
  const plain = base
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'picture'
  );
}

/**
 * Removes the files of pictures that the content no longer shows.
 * @param keys the keys of all pictures in use
 */
export async function prunePictures(keys: readonly string[], projectDir = process.cwd()) {
  const kept = new Set(keys);
  const prune = async (folder: string, keyOf: (name: string) => string) => {
    await mkdir(folder, { recursive: true });
    const stale = (await readdir(folder)).filter((name) => !kept.has(keyOf(name)));
    await Promise.all(
      stale.map((name) => rm(path.join(folder, name), { recursive: true, force: true })),
    );
  };
  await prune(cacheDir(projectDir), (name) => name);
  await prune(publicDir(projectDir), (name) => name.replace(/-\d+\.\w+$/, ''));
}
