import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, namedNowhere } from './export-files';

/**
 * What Next exports for its router to fetch when one page leads to another. There is one page.
 * `_not-found.html` is the same text as `404.html`, the name hosts look for.
 */
const unasked = [
  /(^|\/)__next\.[^/]*\.txt$/,
  /^(index|_not-found|404)\.txt$/,
  /^_not-found(\.html$|\/)/,
  /^_next\/static\/[^/]+\/_(buildManifest|ssgManifest|clientMiddlewareManifest)\.js$/,
];

/** The scripts that pages and scripts can name. */
const chunk = /^_next\/static\/chunks\/.*\.js$/;

/**
 * Removes from the export the files that only a second page would ask for.
 * @returns the removed files, relative to `out`
 */
export async function pruneRouterFiles(out: string): Promise<string[]> {
  const files = await listFiles(out);
  return remove(
    out,
    files.filter((file) => unasked.some((each) => each.test(file))),
  );
}

/**
 * Removes the chunks that no page and no script asks for: those of Next's own page of errors, and
 * what was for browsers without modules. It comes after the scripts of the pages are settled.
 * @returns the removed files, relative to `out`
 */
export async function pruneChunks(out: string): Promise<string[]> {
  const chunks = (await listFiles(out)).filter((file) => chunk.test(file));
  return remove(
    out,
    await namedNowhere(out, chunks, /\.(html|js)$/, (file) => [path.posix.basename(file)]),
  );
}

async function remove(out: string, files: string[]): Promise<string[]> {
  for (const file of files) await rm(path.join(out, file));
  await removeEmptyFolders(out);
  return files;
}

async function removeEmptyFolders(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const paths = folders.map((entry) => path.join(entry.parentPath, entry.name));
  // The longest first: a folder that holds only an empty one is empty after it.
  for (const folder of paths.sort((a, b) => b.length - a.length)) {
    if ((await readdir(folder)).length === 0) await rmdir(folder);
  }
}
