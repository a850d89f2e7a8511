import { readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, listPages, namedNowhere } from './export-files';

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

/**
 * Next's invitation to connect to the page's own host, which is connected already. It stands
 * there because the typeface is not loaded by `next/font`.
 */
const ownPreconnect = /<link rel="preconnect" href="\/" crossorigin=""\/>/;

/** The same as a row of the page data, from which the browser would make the element again. */
const preconnectRow = /(?<=\\n|\[1,"):HC\[\\"\/\\",\\"\\"\]\\n/;

/** Polyfills for browsers without modules, which know none of the page's CSS either. */
const polyfills = /<script src="[^"]*\/(_next\/[^"]+)" noModule=""><\/script>/g;

/** The scripts that pages and scripts can name. */
const chunk = /^_next\/static\/chunks\/.*\.js$/;

/**
 * Removes from the export what the one page never asks for, and empty folders.
 * @returns the removed files, relative to `out`
 */
export async function tidy(out: string): Promise<string[]> {
  const removed = new Set(
    (await listFiles(out)).filter((file) => unasked.some((each) => each.test(file))),
  );
  for (const page of (await listPages(out)).filter((each) => !removed.has(each))) {
    const file = path.join(out, page);
    const html = await readFile(file, 'utf8');
    for (const [, polyfill = ''] of html.matchAll(polyfills)) removed.add(polyfill);
    const tidied = html
      .replace(ownPreconnect, '')
      .replace(preconnectRow, '')
      .replace(polyfills, '');
    if (tidied !== html) await writeFile(file, tidied);
  }
  for (const file of removed) await rm(path.join(out, file), { force: true });
  const unnamed = await unnamedChunks(out);
  for (const file of unnamed) await rm(path.join(out, file));
  await removeEmptyFolders(out);
  return [...removed, ...unnamed];
}

/** The chunks that no page and no script asks for: those of Next's own page of errors. */
async function unnamedChunks(out: string): Promise<string[]> {
  const chunks = (await listFiles(out)).filter((file) => chunk.test(file));
  return namedNowhere(out, chunks, /\.(html|js)$/, (file) => [path.posix.basename(file)]);
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
