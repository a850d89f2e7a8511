import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encoded, EncodedFile, Format } from './encode';
import type { PictureFile, PreparedPicture } from './prepared-picture';

/** Kept between builds: hosts and CI keep `.next/cache`. */
export const cacheDir = (projectDir: string) =>
  path.join(/* turbopackIgnore: true */ projectDir, '.next', 'cache', 'pictures');

/** Served; holds nothing but what this pipeline wrote. */
export const publicDir = (projectDir: string) =>
  path.join(/* turbopackIgnore: true */ projectDir, 'public', 'pictures');

/** What the cache knows of a picture; `files` maps each file's name to its size in bytes. */
export interface CacheEntry {
  picture: PreparedPicture;
  files: Record<string, number>;
}

const extensions: Record<Format, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' };

/** The entry of a picture encoded before; undefined if there is none or a file of it is gone. */
export async function readCached(projectDir: string, key: string): Promise<CacheEntry | undefined> {
  const folder = path.join(cacheDir(projectDir), key);
  try {
    const entry = JSON.parse(
      await readFile(path.join(folder, 'picture.json'), 'utf8'),
    ) as CacheEntry;
    const whole = Object.entries(entry.files).map(([name, size]) =>
      hasSize(path.join(folder, name), size),
    );
    return (await Promise.all(whole)).every(Boolean) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** Puts an encoded picture into the cache, all of it or nothing. */
export async function store(projectDir: string, key: string, encoded: Encoded) {
  const name = ({ format, width }: EncodedFile) => `${key}-${width}.${extensions[format]}`;
  const toFile = (file: EncodedFile): PictureFile => ({
    path: `/pictures/${name(file)}`,
    width: file.width,
  });
  const source = (format: 'avif' | 'webp') => ({
    type: `image/${format}` as const,
    srcSet: encoded.files
      .filter((file) => file.format === format)
      .sort((a, b) => a.width - b.width)
      .map(toFile),
  });
  const { width, height, color, fallback } = encoded;
  const all = [fallback, ...encoded.files];
  const entry: CacheEntry = {
    picture: {
      width,
      height,
      color,
      sources: [source('avif'), source('webp')],
      fallback: {
        ...toFile(fallback),
        height: fallback.height,
        type: `image/${fallback.format}`,
      },
    },
    files: Object.fromEntries(all.map((file) => [name(file), file.data.length])),
  };

  // A build that is stopped half-way must not leave half a picture under the final name.
  const folder = path.join(cacheDir(projectDir), key);
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await Promise.all(all.map((file) => writeFile(path.join(draft, name(file)), file.data)));
  await writeFile(path.join(draft, 'picture.json'), JSON.stringify(entry));
  await rm(folder, { recursive: true, force: true });
  try {
    await rename(draft, folder);
  } catch {
    // Another process was faster, with the same bytes.
    await rm(draft, { recursive: true, force: true });
  }
  return entry;
}

/** Copies a picture's files to where they are served from, unless they are there. */
export async function publish(projectDir: string, key: string, entry: CacheEntry): Promise<void> {
  const target = publicDir(projectDir);
  await mkdir(target, { recursive: true });
  await Promise.all(
    Object.entries(entry.files).map(async ([name, size]) => {
      const to = path.join(target, name);
      if (await hasSize(to, size)) return;
      await copyFile(path.join(cacheDir(projectDir), key, name), to, constants.COPYFILE_FICLONE);
    }),
  );
}

async function hasSize(file: string, size: number): Promise<boolean> {
  try {
    return (await stat(file)).size === size;
  } catch {
    return false;
  }
}
