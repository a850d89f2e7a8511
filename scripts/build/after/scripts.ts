import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages } from './files';
import { elementsIn, isInlineScript, isScript } from './html';

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
 * Lets the scripts of each page start after its first paint: their addresses go to the early script
 * (`lib/browser/early-script.ts`), which starts them in the order given. The chunks among them get
 * the compile hint; those that are imported later go without, since compiling them whole costs more
 * than it saves. It comes before policy and compression.
 *
 * All inline scripts move into one file, which runs first. That is one of the orders the page is
 * made for: the other scripts are `async`. Those for browsers without modules are dropped: such
 * browsers cannot show the page's CSS either.
 * @throws if a page names a script that is not in the export, or has no early script
 */
export async function delayScripts(out: string, basePath: string): Promise<void> {
  const chunks = new Set<string>();
  await mkdir(path.join(out, folder), { recursive: true });
  for (const page of await listPages(out)) {
    let html = await readFile(path.join(out, page), 'utf8');
    const scripts = elementsIn(html).filter(isScript);
    const early = scripts.find(({ attributes }) => attributes.get('id') === 'early');
    const delayed = scripts.filter((each) => each !== early && !each.attributes.has('nomodule'));
    if (delayed.length === 0) continue;
    if (!early) throw new Error(`${page} has scripts but not the early script.`);

    const inline = delayed.filter(isInlineScript);
    const code = inline.map(({ text }) => text).join(';\n');
    const file = `${folder}/${nameOf(code)}`;
    await writeFile(path.join(out, file), code);
    const sources = delayed.flatMap(({ attributes }) => attributes.get('src') ?? []);
    for (const src of sources) chunks.add(path.join(out, src.slice(basePath.length)));
    const addresses = [`${basePath}/${file}`, ...sources].join(' ');
    const tag = `<script id="early" data-scripts="${addresses}">${early.text}</script>`;
    // From the last to the first, so that the positions of those before still hold.
    for (const each of scripts.reverse()) {
      html = html.slice(0, each.start) + (each === early ? tag : '') + html.slice(each.end);
    }
    await writeFile(path.join(out, page), html.replace(scriptPreload, ''));
  }
  for (const chunk of chunks) await writeFile(chunk, compileHint + (await readFile(chunk, 'utf8')));
}

/** A file name that changes with the code, so that caches may keep the file. */
function nameOf(code: string): string {
  return `${createHash('sha256').update(code).digest('base64url').slice(0, 12)}.js`;
}
