import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inlineScript } from '../../../lib/browser/inline-scripts';
import { hashedFolder } from '../../../lib/files/generated-names';
import { elementsIn, type HtmlElement, isScript } from './html-elements';

// This file depends on the script tags that Next exports. A page with other tags stays unchanged.

/** The folder of the new files. Their names change with their content. */
const scriptsFolder = `${hashedFolder.slice(1)}pages`;

/**
 * With this first line, Chrome compiles a script on another thread, which blocks the page for less
 * time. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Whether this file can move the script: it is `async src`, or inline, without other attributes,
 * which would be lost.
 */
function isExpected({ attributes }: HtmlElement): boolean {
  // The id `_R_` may be lost. It is for `<link rel="expect">`, which an export does not have.
  const names = [...attributes.keys()].filter((name) => attributes.get(name) !== '_R_');
  return names.length === 0 || names.sort().join() === 'async,src';
}

/**
 * Finds all scripts of a page except our own inline one.
 * @returns `removed`, the elements to remove, in order; `delayed`, those of them that start later
 */
function readScripts(html: string) {
  const early = inlineScript('early');
  const removed = elementsIn(html).filter((element) => isScript(element) && element.text !== early);
  // Browsers that run `nomodule` scripts cannot show the page's CSS, so those scripts are dropped.
  const delayed = removed.filter(({ attributes }) => !attributes.has('nomodule'));
  return { removed, delayed };
}

function withDelayedScripts(
  html: string,
  elements: readonly HtmlElement[],
  startAddress: string,
): string {
  let changed = html;
  // From the last to the first, so that the positions of earlier elements stay valid.
  for (const element of elements.toReversed()) {
    const isLast = element === elements.at(-1);
    const starter = isLast ? `<script src="${startAddress}" async=""></script>` : '';
    changed = changed.slice(0, element.start) + starter + changed.slice(element.end);
  }
  // A preload would fetch its script before the first paint.
  return changed.replace(/<link rel="preload" as="script"[^>]*>/g, '');
}

async function writeScript(exportFolder: string, basePath: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 12);
  const file = `${scriptsFolder}/${hash}.js`;
  await writeFile(path.join(exportFolder, file), code);
  return `${basePath}/${file}`;
}

async function delayScriptsIn(
  page: string,
  exportFolder: string,
  basePath: string,
): Promise<{ files: string[]; note?: string }> {
  const html = await readFile(path.join(exportFolder, page), 'utf8');
  const { removed, delayed } = readScripts(html);
  const unexpected = delayed.find((script) => !isExpected(script));
  if (unexpected !== undefined) {
    const tag = html.slice(unexpected.start, unexpected.end).replace(/>.*/s, '>');
    return { files: [], note: `${page}: its scripts start before the first paint: it has ${tag}` };
  }
  const files = delayed.flatMap(({ attributes }) => attributes.get('src') ?? []);
  const inline = delayed.filter(({ attributes }) => !attributes.has('src'));
  const inlineCode = inline.map(({ text }) => text).join(';\n');
  const addresses = [await writeScript(exportFolder, basePath, inlineCode), ...files];
  const startCode = `{\n${inlineScript('start-scripts')}startAfterPaint(${JSON.stringify(addresses)});\n}\n`;
  const startAddress = await writeScript(exportFolder, basePath, startCode);
  await writeFile(path.join(exportFolder, page), withDelayedScripts(html, removed, startAddress));
  return { files };
}

/**
 * Makes the scripts of pages start after the first paint, by `lib/browser/inline/start-scripts.js`.
 * Inline scripts move into one file, which runs first. The script files of pages get the compile
 * hint. Chunks that are imported later do not: compiling all of them costs more than it saves.
 * @returns a line for each page that stays unchanged
 */
export async function delayScripts(
  exportFolder: string,
  basePath: string,
  pages: readonly string[],
): Promise<string[]> {
  await mkdir(path.join(exportFolder, scriptsFolder), { recursive: true });
  const results = await Promise.all(
    pages.map((page) => delayScriptsIn(page, exportFolder, basePath)),
  );
  for (const file of new Set(results.flatMap(({ files }) => files))) {
    const chunk = path.join(exportFolder, file.slice(basePath.length));
    await writeFile(chunk, compileHint + (await readFile(chunk, 'utf8')));
  }
  return results.flatMap(({ note }) => note ?? []);
}
