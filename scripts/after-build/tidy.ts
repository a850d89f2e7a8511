import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, listPages } from './export-files';

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
const ownPreconnect = /<link rel="preconnect" href="\/" crossorigin=""\/>/g;

/**
 * Removes from the export what the one page never asks for, and whole folders that this empties.
 * @returns the removed files, relative to `out`
 */
export async function tidy(out: string): Promise<string[]> {
  const removed = (await listFiles(out)).filter((file) => unasked.some((each) => each.test(file)));
  for (const file of removed) await rm(path.join(out, file));
  await removeEmptyFolders(out, removed);
  for (const page of await listPages(out)) {
    const file = path.join(out, page);
    const html = await readFile(file, 'utf8');
    const tidied = html.replace(ownPreconnect, '');
    if (tidied !== html) await writeFile(file, tidied);
  }
  return removed;
}

async function removeEmptyFolders(out: string, removed: string[]): Promise<void> {
  const kept = await listFiles(out);
  const folders = new Set(removed.map((file) => path.posix.dirname(file)));
  for (const folder of folders) {
    if (folder === '.' || kept.some((file) => file.startsWith(`${folder}/`))) continue;
    await rm(path.join(out, folder), { recursive: true, force: true });
  }
}
