import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scriptsData } from '../../../lib/browser/early-script';
import { listPages, nameOf } from './export-files';
import { chunkTag } from './html';
import { takeMarks } from './style-marks';

/** Where the page data goes; a folder that hosts let caches keep for ever. */
const folder = '_next/static/pages';

/** What starts the chunks, the preload of one, and inline: Next's start, page data. */
const early = /<script id="early"/;
const preload = /<link rel="preload" as="script"[^>]*>/g;
const inline =
  /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(self\.__next_f=|self\.__next_f\.)[\s\S]*?)<\/script>/g;

/**
 * Lets the scripts of each page come after it has been painted (`lib/browser/early-script`). Each page is
 * whole without them. The inline ones, a sixth of the HTML, move into a file of their own that
 * loads with the others.
 * It comes after all that changes scripts, and before policy and compression.
 */
export async function delayScripts(out: string, basePath: string): Promise<void> {
  await mkdir(path.join(out, folder), { recursive: true });
  for (const page of await listPages(out)) {
    const file = path.join(out, page);
    const html = await readFile(file, 'utf8');
    const { html: slim, marks } = takeMarks(html);
    const code = [
      `self.styleMarks=${JSON.stringify(marks)}`,
      ...[...slim.matchAll(inline)].map(([, text]) => text),
    ].join(';\n');
    const data = `${folder}/${nameOf(code)}`;
    const delayed = withLateScripts(slim, `${basePath}/${data}`);
    if (delayed === slim) continue;
    await writeFile(path.join(out, data), code);
    await writeFile(file, delayed);
  }
}

/**
 * The text of a page with its scripts delayed: their addresses go to the early script.
 * @param data address of the file with its inline scripts; it runs first, since Next takes the
 *   page data for complete once its chunks run
 * @throws if there is no early script to start them
 */
export function withLateScripts(html: string, data: string): string {
  const chunks = [...html.matchAll(chunkTag)].map(([, src = '']) => src);
  if (chunks.length === 0) return html;
  const addresses = [data, ...chunks].join(' ');
  const late = html
    .replace(early, `$& data-${scriptsData}="${addresses}"`)
    .replace(chunkTag, '')
    .replace(preload, '')
    .replace(inline, '');
  if (!late.includes(addresses)) throw new Error('A page has no early script.');
  return late;
}
