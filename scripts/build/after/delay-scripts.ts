import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inlineScript } from '../../../lib/browser/inline-scripts';
import { hashedFolder } from '../../../lib/hosting/headers';
import { elementsIn, type HtmlElement, isScript } from '../../support/html-elements';

// This file depends on the script tags that Next exports. A page with other tags stays unchanged.

/**
 * The folder of the files into which inline scripts move. Their names change with their content.
 */
const folder = `${hashedFolder.slice(1)}pages`;

/**
 * Chrome's explicit compile hint, a comment to other browsers; it must be the first line. It moves
 * compiling off the main thread: blocking time falls from 120 to 17 ms (Lighthouse, real
 * throttling). https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

const fileAt = (out: string, basePath: string, address: string) =>
  path.join(out, address.slice(basePath.length));

/**
 * Whether a started script behaves as if the attribute was there. Others, like `integrity`,
 * `crossorigin` and `data-…`, would be lost. The id marks React's first inline script for
 * `<link rel="expect">`, which an export does not have.
 */
const isKept = ([name, value]: [name: string, value: string]): boolean =>
  ['src', 'async', 'nomodule'].includes(name) || (name === 'id' && value === '_R_');

/** Whether a script file runs before the scripts that follow it in the page. */
const isBlocking = ({ attributes }: HtmlElement) =>
  attributes.has('src') && !attributes.has('async');

/**
 * Finds the scripts of a page that may start later: all except our own inline scripts.
 * @throws Error if they differ from the scripts that Next writes today
 */
function readScripts(html: string, out: string, basePath: string) {
  const stayInline = [inlineScript('early'), inlineScript('show-more')];
  const elements = elementsIn(html).filter(
    (element) => isScript(element) && !stayInline.includes(element.text),
  );
  // Browsers that run `nomodule` scripts cannot show the page's CSS, so those scripts are dropped.
  const delayed = elements.filter(({ attributes }) => !attributes.has('nomodule'));
  const lost = delayed.flatMap(({ attributes }) => [...attributes]).find((each) => !isKept(each));
  if (lost !== undefined) throw new Error(`a script has the attribute ${lost[0]}="${lost[1]}"`);
  const sources = delayed
    .map(({ attributes }) => attributes.get('src'))
    .filter((src) => src !== undefined);
  const missing = sources.find(
    (src) => !src.startsWith(`${basePath}/`) || !existsSync(fileAt(out, basePath, src)),
  );
  if (missing !== undefined) throw new Error(`the export does not contain the script ${missing}`);
  if (sources.length === 0) throw new Error('it has no script files');
  const inline = delayed.filter(({ attributes }) => !attributes.has('src'));
  // Inline scripts move before all files, which they do not wait for if these are `async`.
  const lastInline = inline.at(-1)?.start ?? 0;
  const needed = delayed.find((element) => isBlocking(element) && element.start < lastInline);
  if (needed !== undefined) {
    throw new Error(
      `an inline script may need ${needed.attributes.get('src')}, which is not async`,
    );
  }
  return { elements, sources, inlineCode: inline.map(({ text }) => text).join(';\n') };
}

/** Replaces these elements of a page by one script, which starts the scripts at the addresses. */
function withDelayedScripts(
  html: string,
  elements: readonly HtmlElement[],
  addresses: readonly string[],
): string {
  const starter = `<script data-scripts="${addresses.join(' ')}">${inlineScript('start-scripts')}</script>`;
  let changed = html;
  // From the last to the first, so that the positions of earlier ones stay valid.
  for (const element of elements.toReversed()) {
    const replacement = element === elements.at(-1) ? starter : '';
    changed = changed.slice(0, element.start) + replacement + changed.slice(element.end);
  }
  // A preload would fetch its script before the first paint.
  return changed.replace(/<link rel="preload" as="script"[^>]*>/g, '');
}

/**
 * Makes the scripts of pages start after the first paint, by `lib/browser/inline/start-scripts.js`.
 * Inline scripts move into one file, which runs first. The script files of pages get the compile
 * hint. Chunks that are imported later do not: compiling all of them costs more than it saves.
 * @param pages paths in the export
 * @returns one plain line for each page that stays unchanged
 */
export async function delayScripts(
  out: string,
  basePath: string,
  pages: readonly string[],
): Promise<string[]> {
  const notes: string[] = [];
  const chunks = new Set<string>();
  await mkdir(path.join(out, folder), { recursive: true });
  for (const page of pages) {
    const html = await readFile(path.join(out, page), 'utf8');
    try {
      const { elements, sources, inlineCode } = readScripts(html, out, basePath);
      const hash = createHash('sha256').update(inlineCode).digest('base64url').slice(0, 12);
      const inlineFile = `${folder}/${hash}.js`;
      await writeFile(path.join(out, inlineFile), inlineCode);
      const addresses = [`${basePath}/${inlineFile}`, ...sources];
      await writeFile(path.join(out, page), withDelayedScripts(html, elements, addresses));
      for (const src of sources) chunks.add(fileAt(out, basePath, src));
    } catch (error) {
      notes.push(`${page}: its scripts start before the first paint: ${(error as Error).message}`);
    }
  }
  for (const chunk of chunks) await writeFile(chunk, compileHint + (await readFile(chunk, 'utf8')));
  return notes;
}
