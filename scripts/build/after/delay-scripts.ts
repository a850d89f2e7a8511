import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { earlyScript, startScript } from '../../../lib/browser/inline-scripts';
import { elementsIn, type HtmlElement, isScript } from './html-elements';
import { writePageFile } from './page-files';

// This file depends on the script tags that Next exports. For other tags the build stops.

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

/** Delays the scripts of a page, and returns the addresses of its script files. */
async function delayScriptsIn(
  page: string,
  exportFolder: string,
  basePath: string,
): Promise<string[]> {
  const html = await readFile(path.join(exportFolder, page), 'utf8');
  const early = earlyScript();
  const removed = elementsIn(html).filter((element) => isScript(element) && element.text !== early);
  // Browsers that run `nomodule` scripts cannot show the page's CSS, so those scripts are dropped.
  const delayed = removed.filter(({ attributes }) => !attributes.has('nomodule'));
  const unexpected = delayed.find((script) => !isExpected(script));
  if (unexpected !== undefined) {
    const tag = html.slice(unexpected.start, unexpected.end).replace(/>.*/s, '>');
    throw new Error(
      `${page} has a script that cannot start later: ${tag}. Without delayScripts in scripts/build/after-build.ts, the site builds.`,
    );
  }
  const files = delayed.flatMap(({ attributes }) => attributes.get('src') ?? []);
  const inline = delayed.filter(({ attributes }) => !attributes.has('src'));
  const inlineCode = inline.map(({ text }) => text).join(';\n');
  const addresses = [await writePageFile(exportFolder, basePath, inlineCode, 'js'), ...files];
  const startCode = `{\n${startScript()}startAfterPaint(${JSON.stringify(addresses)});\n}\n`;
  const startAddress = await writePageFile(exportFolder, basePath, startCode, 'js');
  await writeFile(path.join(exportFolder, page), withDelayedScripts(html, removed, startAddress));
  return files;
}

/**
 * Makes the scripts of pages start after the first paint, by `lib/browser/inline/start-scripts.js`.
 * Inline scripts move into one file, which runs first. The script files of pages get the compile
 * hint. Chunks that are imported later do not: compiling all of them costs more than it saves.
 * @throws Error if a page has a script with attributes that would be lost
 */
export async function delayScripts(
  exportFolder: string,
  basePath: string,
  pages: readonly string[],
): Promise<void> {
  const files = await Promise.all(
    pages.map((page) => delayScriptsIn(page, exportFolder, basePath)),
  );
  for (const file of new Set(files.flat())) {
    const chunk = path.join(exportFolder, file.slice(basePath.length));
    await writeFile(chunk, compileHint + (await readFile(chunk, 'utf8')));
  }
}
