import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { encodePath } from '../../../lib/hosting/paths';
import { listFiles } from './export-files';

/**
 * What Next exports for its router to lead from one page to another; there is one page. The page at
 * `/_not-found` would be answered with status 200.
 */
const routerFile =
  /(^|\/)__next\.[^/]*\.txt$|^(index|404|_not-found)\.txt$|^_not-found(\.html$|\/)/;

/** Removes from the export the files of Next's router. */
export async function removeRouterFiles(out: string): Promise<void> {
  for (const file of await listFiles(out)) {
    if (routerFile.test(file)) await rm(path.join(out, file));
  }
}

/**
 * Gives files whose names are in decomposed Unicode, as macOS may write them (ñ as n and a tilde),
 * the composed names that the page's addresses have. Hosts compare names byte by byte.
 */
export async function composeNames(out: string): Promise<void> {
  for (const file of await listFiles(out)) {
    const composed = path.join(out, file.normalize());
    if (file === file.normalize()) continue;
    await mkdir(path.dirname(composed), { recursive: true });
    await rename(path.join(out, file), composed);
  }
}

/**
 * Removes the originals of pictures, which the page shows in made sizes only: a camera's photo is
 * large, and may say where its owner lives. One that a text of the export names stays: an SVG shown
 * as it is, a picture that is also linked.
 * @param originals as named in the content: `/images/arkha.png`
 */
export async function removeOriginals(out: string, originals: readonly string[]): Promise<void> {
  const texts = (await listFiles(out)).filter((file) => /\.(html|json|txt|vcf)$/.test(file));
  const contents = await Promise.all(texts.map((file) => readFile(path.join(out, file), 'utf8')));
  for (const original of originals.map((each) => each.normalize())) {
    const spellings = [original, encodePath(original)];
    const isNamed = spellings.some((name) => contents.some((text) => text.includes(name)));
    if (!isNamed) await rm(path.join(out, original), { force: true });
  }
}
