import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { findPublicFile, type PictureUse } from '../content/public-files';
import type { Content } from '../content/schema';
import { type AddressOf, encodePath, type ImageOf } from '../hosting/addresses';
import { type PreparedPicture, publish, readCached, store } from './cache';
import { encode, encoderStamp } from './encode';
import { readOriginal } from './original';

export interface PictureResult {
  picture: PreparedPicture;
  /** Whether it had to be encoded now; false if the cache had it or there was nothing to do. */
  encoded: boolean;
  /** Key in the cache; undefined for drawings. */
  key?: string;
}

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

/** What this process has made already, so that a picture shown twice is read once. */
const made = new Map<string, { stamp: string; result: Promise<PictureResult> }>();
// A decoded original takes tens of megabytes, so one is worked on at a time, in all its sizes.
let queue: Promise<unknown> = Promise.resolve();

/** `preparePicture` with what the build wants to know besides. */
export function makePicture(
  src: string,
  { use = 'picture', projectDir = process.cwd() }: { use?: PictureUse; projectDir?: string } = {},
): Promise<PictureResult> {
  const id = `${projectDir}\n${use}\n${src}`;
  const file = findPublicFile(src, projectDir);
  const stats = file && statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false });
  const stamp = stats ? `${stats.mtimeMs} ${stats.size}` : '';
  const known = made.get(id);
  if (known?.stamp === stamp) return known.result;

  const result = queue.then(() => make(src, use, projectDir));
  made.set(id, { stamp, result });
  // What failed may be fixed without its date changing; try again next time.
  queue = result.catch(() => made.delete(id));
  return result;
}

async function make(src: string, use: PictureUse, projectDir: string): Promise<PictureResult> {
  const original = await readOriginal(src, projectDir);
  const { width, height } = original;
  if (original.isDrawing) {
    const fallback = { path: encodePath(src), width, height, type: 'image/svg+xml' };
    return { picture: { width, height, color: null, sources: [], fallback }, encoded: false };
  }

  const hash = createHash('sha256').update(encoderStamp(use)).update(original.bytes);
  const key = `${plainName(src)}-${hash.digest('hex').slice(0, 8)}`;
  const cached = await readCached(projectDir, key);
  const picture = cached ?? (await store(projectDir, key, await encode(original, use)));
  await publish(projectDir, key);
  return { picture, encoded: cached === undefined, key };
}

/** The file's name in plain letters, as far as it has any, so that no host trips over it. */
function plainName(src: string): string {
  const plain = path
    .parse(src)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-|-$/g, '').slice(0, 40) || 'picture';
}

/**
 * Where search engines and address books find the portrait and the projects' pictures: the made
 * ones. The originals are not published; a camera's may say where it was taken.
 */
export async function publishedImages(content: Content, addressOf: AddressOf): Promise<ImageOf> {
  const shown = [content.owner.portrait, ...content.projects.map(({ image }) => image)];
  const addresses = new Map<string, string>();
  for (const { src } of shown.flatMap((picture) => picture ?? [])) {
    addresses.set(src, addressOf((await preparePicture(src)).fallback.path));
  }
  return (src) => {
    const address = addresses.get(src);
    if (address === undefined) throw new Error(`${src} is not a picture of the owner or a project`);
    return address;
  };
}
