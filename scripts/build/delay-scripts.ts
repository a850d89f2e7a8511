import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { isSitePath, withBasePath } from '../../lib/addresses/urls';
import { startScript } from '../../lib/browser/inline-scripts';
import { hashedFolder } from '../../lib/files/generated-names';

// This file depends on the script tags that Next exports. For other tags the build stops.

/**
 * With this first line, Chrome compiles a script on another thread, which blocks the page for less
 * time. https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Writes a script of a page into the export. Its address changes with its content. */
async function writtenScript(exportFolder: string, code: string): Promise<string> {
  const address = `${hashedFolder}pages/${hash('sha256', code, 'base64url').slice(0, 12)}.js`;
  const file = path.join(exportFolder, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, code);
  return withBasePath(address);
}

/** Whether a script is inline, or a file of the site, and has no attribute that would be lost. */
function canMove(script: ReturnType<CheerioAPI>): boolean {
  // React gives a script an id for a `<link rel="expect">`, which an export does not have.
  const { src, async, id, ...others } = script.attr() ?? {};
  return Object.keys(others).length === 0 && (src === undefined || isSitePath(src));
}

/**
 * Makes the scripts of a page start after the first paint, by
 * `lib/browser/inline/start-scripts.js`. Inline scripts move into one file, which runs first.
 * @returns the addresses of the script files that the page loads
 * @throws Error if a script has attributes that would be lost, or is a file of another host
 */
export async function delayScripts($: CheerioAPI, exportFolder: string): Promise<string[]> {
  // Not data, and not the script with which `PageShell.tsx` begins.
  const removed = $('script:not([type$=json], [data-theme-key])');
  // Browsers that run `nomodule` scripts cannot show the page's CSS, so those scripts are dropped.
  const delayed = Array.from(removed.not('[nomodule]'), (script) => $(script));
  const unexpected = delayed.find((script) => !canMove(script));
  if (unexpected !== undefined) {
    throw new Error(
      `${$.html(unexpected)} cannot start later. "A script of another host" in CONTRIBUTING.md says where such a script goes. With the variable PLAIN_BUILD=1, the site builds, and is slower.`,
    );
  }
  const files = delayed.flatMap((script) => script.attr('src') ?? []);
  const inline = delayed.filter((script) => !script.is('[src]')).map((script) => script.html());
  const addresses = [await writtenScript(exportFolder, inline.join(';\n')), ...files];
  const start = `{\n${startScript()}startAfterPaint(${JSON.stringify(addresses)});\n}\n`;
  removed.remove();
  $('body').append(`<script src="${await writtenScript(exportFolder, start)}" async></script>`);
  // A preload would fetch its script before the first paint.
  $('link[rel=preload][as=script]').remove();
  return files;
}
