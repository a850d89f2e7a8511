import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages } from './export-files';
import { isInlineScript, isScript, rawElements } from './html';

/** Where inline scripts go; a folder that hosts let caches keep for a year. */
const folder = '_next/static/pages';

/** Next's request to load one of the scripts sooner. */
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Chrome's explicit compile hint; to every other browser a comment. It must be the first line.
 * Compiling leaves the main thread: blocking time at 4× slowdown is 102 ms without it and 36 ms
 * with it (medians of 11, in turns). https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the scripts of each page start after its first paint, and puts the compile hint on the chunks
 * among them. Chunks that are imported later go without: compiling them whole costs more than it
 * saves. It comes before policy and compression.
 * @throws if a page names a script that is not in the export, and what `withDelayedScripts` throws
 */
export async function delayScripts(out: string, basePath: string): Promise<void> {
  const chunks = new Set<string>();
  await mkdir(path.join(out, folder), { recursive: true });
  for (const page of await listPages(out)) {
    const file = path.join(out, page);
    const html = await readFile(file, 'utf8');
    const delayed = withDelayedScripts(html, (code) => `${basePath}/${folder}/${nameOf(code)}`);
    if (!delayed) continue;
    await writeFile(file, delayed.html);
    await writeFile(path.join(out, folder, nameOf(delayed.code)), delayed.code);
    for (const src of delayed.files) chunks.add(path.join(out, src.slice(basePath.length)));
  }
  for (const chunk of chunks) await writeFile(chunk, compileHint + (await readFile(chunk, 'utf8')));
}

/** A file name that changes with the code, so that caches may keep the file. */
function nameOf(code: string): string {
  return `${createHash('sha256').update(code).digest('base64url').slice(0, 12)}.js`;
}

/**
 * The text of a page with its scripts delayed: their addresses go to the early script
 * (`lib/browser/early-script.ts`), which starts them in the order given.
 *
 * All inline scripts move into one file, which runs first. That is one of the orders the page is
 * made for: the other scripts are `async`. Those for browsers without modules are dropped: such
 * browsers cannot show the page's CSS either.
 * @param addressOf the address of the file with the inline scripts
 * @returns the page, the code of its inline scripts and the addresses of the other scripts;
 *   undefined if the page has no scripts
 * @throws if the page has no early script to start them
 */
export function withDelayedScripts(
  html: string,
  addressOf: (code: string) => string,
): { html: string; code: string; files: string[] } | undefined {
  const scripts = rawElements(html).filter(isScript);
  const early = scripts.find(({ attributes }) => attributes.get('id') === 'early');
  const delayed = scripts.filter((each) => each !== early && !each.attributes.has('nomodule'));
  if (delayed.length === 0) return undefined;
  if (!early) throw new Error('A page of the export has scripts but not the early script.');

  const inline = delayed.filter(isInlineScript);
  const code = inline.map(({ text }) => text).join(';\n');
  const files = delayed.flatMap(({ attributes }) => attributes.get('src') ?? []);
  const addresses = [addressOf(code), ...files].join(' ');
  const tag = `<script id="early" data-scripts="${addresses}">${early.text}</script>`;
  let text = html;
  // From the last to the first, so that the positions of those before still hold.
  for (const each of scripts.reverse()) {
    text = text.slice(0, each.start) + (each === early ? tag : '') + text.slice(each.end);
  }
  return { html: text.replace(scriptPreload, ''), code, files };
}
