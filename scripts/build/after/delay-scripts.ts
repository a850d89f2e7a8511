import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inlineScript, scriptsInPage } from '../../../lib/browser/inline-scripts';
import { hashedFolder } from '../../../lib/hosting/headers';
import {
  elementsIn,
  type HtmlElement,
  isScript,
  replaceElements,
} from '../../support/html-elements';

// This file depends on the script tags that Next exports. A page with other tags stays unchanged.

/**
 * The folder of two kinds of new files: those with the inline scripts of a page, and those that
 * start the scripts of a page. Their names change with their content.
 */
const scriptsFolder = `${hashedFolder.slice(1)}pages`;

/**
 * Chrome's explicit compile hint, which must be the first line. With it, Chrome compiles a script
 * on another thread, so that the page is blocked for less time. docs/architecture.md says how to
 * measure it. For other browsers it is a comment. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

const fileAt = (exportFolder: string, basePath: string, address: string) =>
  path.join(exportFolder, address.slice(basePath.length));

/**
 * Whether a script with this attribute may start later. `start-scripts.js` sets `src` and `async`
 * again. Nothing needs the id `_R_`: it marks React's first inline script for
 * `<link rel="expect">`, which an export does not have. Any other attribute, like `integrity`,
 * `crossorigin` or `data-…`, would be lost.
 */
const isExpected = ([name, value]: [name: string, value: string]): boolean =>
  name === 'src' || name === 'async' || (name === 'id' && value === '_R_');

/** Whether a script file runs before the scripts that follow it in the page. */
const isBlocking = ({ attributes }: HtmlElement) =>
  attributes.has('src') && !attributes.has('async');

/**
 * Finds the scripts of a page that may start later: all except our own inline scripts.
 * @returns all script elements to remove from the page (`removed`, in order), and the scripts that
 *   start later (`delayed`): the addresses of files (`sources`), and inline scripts (`inline`)
 */
function readScripts(html: string) {
  const stayInline = scriptsInPage();
  const removed = elementsIn(html).filter(
    (element) => isScript(element) && !stayInline.includes(element.text),
  );
  // Browsers that run `nomodule` scripts cannot show the page's CSS, so those scripts are dropped.
  const delayed = removed.filter(({ attributes }) => !attributes.has('nomodule'));
  const sources = delayed
    .map(({ attributes }) => attributes.get('src'))
    .filter((src) => src !== undefined);
  const inline = delayed.filter(({ attributes }) => !attributes.has('src'));
  return { removed, delayed, sources, inline };
}

type PageScripts = ReturnType<typeof readScripts>;

/**
 * Why a page must keep its script elements: they are not as this file expects them from Next.
 * @returns undefined if the scripts may start later
 */
function reasonToKeep(
  { delayed, sources, inline }: PageScripts,
  exportFolder: string,
  basePath: string,
): string | undefined {
  const attributes = delayed.flatMap((element) => [...element.attributes]);
  const unexpected = attributes.find((attribute) => !isExpected(attribute));
  if (unexpected) return `a script has the attribute ${unexpected[0]}="${unexpected[1]}"`;
  const missing = sources.find(
    (src) => !src.startsWith(`${basePath}/`) || !existsSync(fileAt(exportFolder, basePath, src)),
  );
  if (missing) return `the export does not contain the script ${missing}`;
  if (sources.length === 0) return 'it has no script files';
  // Delayed inline scripts run before all files. If an inline script follows a file that is not
  // `async`, this would change their order.
  const lastInline = inline.at(-1)?.start ?? 0;
  const earlier = delayed.find((element) => isBlocking(element) && element.start < lastInline);
  return (
    earlier && `an inline script may need ${earlier.attributes.get('src')}, which is not async`
  );
}

/** Replaces script elements of a page by one script, which starts all others. */
async function withDelayedScripts(
  html: string,
  elements: readonly HtmlElement[],
  startAddress: string,
): Promise<string> {
  const starter = `<script src="${startAddress}" async=""></script>`;
  const changed = await replaceElements(html, elements, (element) =>
    element === elements.at(-1) ? starter : '',
  );
  // A preload would fetch its script before the first paint.
  return changed.replace(/<link rel="preload" as="script"[^>]*>/g, '');
}

/**
 * Writes a script into a file of its own.
 * @returns the address of the file
 */
async function writeScript(exportFolder: string, basePath: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 12);
  const file = `${scriptsFolder}/${hash}.js`;
  await writeFile(path.join(exportFolder, file), code);
  return `${basePath}/${file}`;
}

/**
 * Makes the scripts of pages start after the first paint, by `lib/browser/inline/start-scripts.js`.
 * Inline scripts move into one file, which runs first. The script files of pages get the compile
 * hint. Chunks that are imported later do not: compiling all of them costs more than it saves.
 * @param pages paths in the export
 * @returns one plain line for each page that stays unchanged
 */
export async function delayScripts(
  exportFolder: string,
  basePath: string,
  pages: readonly string[],
): Promise<string[]> {
  const notes: string[] = [];
  const chunks = new Set<string>();
  await mkdir(path.join(exportFolder, scriptsFolder), { recursive: true });
  for (const page of pages) {
    const html = await readFile(path.join(exportFolder, page), 'utf8');
    const scripts = readScripts(html);
    const reason = reasonToKeep(scripts, exportFolder, basePath);
    if (reason !== undefined) {
      notes.push(`${page}: its scripts start before the first paint: ${reason}`);
      continue;
    }
    const inlineCode = scripts.inline.map(({ text }) => text).join(';\n');
    const addresses = [await writeScript(exportFolder, basePath, inlineCode), ...scripts.sources];
    const startCode = `{\n${inlineScript('start-scripts')}startAfterPaint(${JSON.stringify(addresses)});\n}\n`;
    const startAddress = await writeScript(exportFolder, basePath, startCode);
    const delayed = await withDelayedScripts(html, scripts.removed, startAddress);
    await writeFile(path.join(exportFolder, page), delayed);
    for (const src of scripts.sources) chunks.add(fileAt(exportFolder, basePath, src));
  }
  for (const chunk of chunks) await writeFile(chunk, compileHint + (await readFile(chunk, 'utf8')));
  return notes;
}
