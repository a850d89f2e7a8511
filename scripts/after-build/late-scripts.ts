import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scriptsData } from '../../lib/early-script';
import { listPages } from './export-files';
import { takeMarks } from './style-marks';

/** Where the page data goes; a folder that hosts let caches keep for ever. */
const folder = '_next/static/pages';

/** Next's chunks, what starts ours, the preload of a chunk, and inline: Next's start, page data. */
const chunk = /<script src="([^"]+)" async=""><\/script>/g;
const early = /<script id="early"/;
const preload = /<link rel="preload" as="script"[^>]*>/g;
const inline =
  /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(self\.__next_f=|self\.__next_f\.)[\s\S]*?)<\/script>/g;

/**
 * Lets the scripts of each page come after it has been painted (`lib/early-script`). Each page is
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
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 12);
    const data = `${folder}/${hash}.js`;
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
  const chunks = [...html.matchAll(chunk)].map(([, src = '']) => src);
  if (chunks.length === 0) return html;
  const addresses = [data, ...chunks].join(' ');
  const late = html
    .replace(early, `$& data-${scriptsData}="${addresses}"`)
    .replace(chunk, '')
    .replace(preload, '')
    .replace(inline, '');
  if (!late.includes(addresses)) throw new Error('A page has no early script.');
  return late;
}
