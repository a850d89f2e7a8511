import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encoded, EncodedFile, Format } from './encode';

export interface PictureFile {
  /** Address without base path, percent-encoded: '/pictures/arkha-1a2b3c4d-720.avif'. */
  path: string;
  /** In pixels. */
  width: number;
}

/** What a `<picture>` needs to know. All paths are addresses without base path. */
export interface PreparedPicture {
  /** Of the largest file, in pixels; the ratio is the original's. */
  width: number;
  height: number;
  /** Average colour in the form '#fda'; null for drawings and pictures with transparent parts. */
  color: string | null;
  /** Best format first; each with its files from narrow to wide. Empty for drawings. */
  sources: { type: 'image/avif' | 'image/webp'; srcSet: PictureFile[] }[];
  /** For browsers that know none of the sources: JPEG, PNG if transparent, or the SVG itself. */
  fallback: PictureFile & { height: number; type: string };
}

/**
 * Made pictures, kept between builds: hosts and CI keep `.next/cache`. Each has a folder named by
 * its key, with its files and `picture.json`.
 */
const cacheDir = (projectDir: string) =>
  path.join(/* turbopackIgnore: true */ projectDir, '.next', 'cache', 'pictures');

/** Served; holds nothing but copies out of the cache. */
const publicDir = (projectDir: string) =>
  path.join(/* turbopackIgnore: true */ projectDir, 'public', 'pictures');

const description = 'picture.json';

const extensions: Record<Format, string> = { avif: 'avif', webp: 'webp', jpeg: 'jpg', png: 'png' };

/** A picture encoded before; undefined if there is none of that key. */
export async function readCached(
  projectDir: string,
  key: string,
): Promise<PreparedPicture | undefined> {
  try {
    const text = await readFile(path.join(cacheDir(projectDir), key, description), 'utf8');
    return JSON.parse(text) as PreparedPicture;
  } catch {
    return undefined;
  }
}

/** Puts an encoded picture into the cache. */
export async function store(
  projectDir: string,
  key: string,
  { width, height, color, files, fallback }: Encoded,
): Promise<PreparedPicture> {
  const name = (file: EncodedFile) => `${key}-${file.width}.${extensions[file.format]}`;
  const toFile = (file: EncodedFile): PictureFile => ({
    path: `/pictures/${name(file)}`,
    width: file.width,
  });
  const source = (format: 'avif' | 'webp') => ({
    type: `image/${format}` as const,
    srcSet: files
      .filter((file) => file.format === format)
      .sort((a, b) => a.width - b.width)
      .map(toFile),
  });
  const picture: PreparedPicture = {
    width,
    height,
    color,
    sources: [source('avif'), source('webp')],
    fallback: { ...toFile(fallback), height: fallback.height, type: `image/${fallback.format}` },
  };

  const folder = path.join(cacheDir(projectDir), key);
  await mkdir(folder, { recursive: true });
  for (const file of [fallback, ...files]) {
    await writeFile(path.join(folder, name(file)), file.data);
  }
  // Last, so that a build that is stopped half-way leaves nothing that passes for a whole picture.
  await writeFile(path.join(folder, description), JSON.stringify(picture));
  return picture;
}

/** Copies a picture's files to where they are served from. */
export async function publish(projectDir: string, key: string): Promise<void> {
  const [from, to] = [path.join(cacheDir(projectDir), key), publicDir(projectDir)];
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name === description) continue;
    await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE);
  }
}

/**
 * Removes the files of pictures that the content no longer shows.
 * @param keys the keys of all pictures in use
 */
export async function prunePictures(keys: readonly string[], projectDir = process.cwd()) {
  const prune = async (folder: string, keyOf: (name: string) => string) => {
    await mkdir(folder, { recursive: true });
    const stale = (await readdir(folder)).filter((name) => !keys.includes(keyOf(name)));
    for (const name of stale) await rm(path.join(folder, name), { recursive: true, force: true });
  };
  await prune(cacheDir(projectDir), (name) => name);
  await prune(publicDir(projectDir), (name) => name.replace(/-\d+\.\w+$/, ''));
}
