import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages, nameOf } from './export-files';
import { isInlineScript, isScript, type RawElement, rawElements, replaceElements } from './html';

/** Where inline scripts go; a folder that hosts let caches keep forever. */
const folder = '_next/static/pages';

/** How the early script is told from all others: the build puts `data-scripts` into its tag. */
const isEarly = ({ attributes }: RawElement) => attributes.get('id') === 'early';

/** Next's request to load one of the scripts sooner. */
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Lets the scripts of each page come after it has been painted. Each page is whole without them.
 * It comes after all that changes scripts, and before policy and compression.
 */
export async function delayScripts(out: string, basePath: string): Promise<void> {
  await mkdir(path.join(out, folder), { recursive: true });
  for (const page of await listPages(out)) {
    const file = path.join(out, page);
    const { html, code } = withDelayedScripts(await readFile(file, 'utf8'), addressOf);
    if (code === '') continue;
    await writeFile(path.join(out, fileOf(code)), code);
    await writeFile(file, html);
  }

  function fileOf(code: string): string {
    return `${folder}/${nameOf(code)}`;
  }
  function addressOf(code: string): string {
    return `${basePath}/${fileOf(code)}`;
  }
}

/**
 * The text of a page with its scripts delayed: their addresses go to the early script
 * (`lib/browser/early-script.ts`), which starts them in the order given.
 *
 * All inline scripts move into one file, whatever they hold, and run first. That is one of the
 * orders the page is made for: the others are `async`, so they may run at any time. Scripts for
 * browsers without modules are dropped: those know none of the page's CSS either.
 * @param addressOf the address of the file with the inline scripts
 * @returns the page, and the code of its inline scripts: `''` if the page has no scripts
 * @throws if there is no early script to start them, or a script that must run where it stands
 */
export function withDelayedScripts(
  html: string,
  addressOf: (code: string) => string,
): { html: string; code: string } {
  const scripts = rawElements(html).filter(isScript);
  const early = scripts.find(isEarly);
  const delayed = scripts.filter((each) => each !== early && !each.attributes.has('nomodule'));
  if (delayed.length === 0) return { html, code: '' };
  if (!early) throw new Error('A page has no early script.');

  const inline = delayed.filter(isInlineScript);
  const files = delayed.filter((each) => !isInlineScript(each));
  const stuck = files.find(({ attributes }) => !attributes.has('async'));
  if (stuck) throw new Error(`A script is not async: ${stuck.attributes.get('src')}`);

  const code = inline.map(({ text }) => text).join(';\n');
  const addresses = [addressOf(code), ...files.map(({ attributes }) => attributes.get('src'))];
  const tag = `<script id="early" data-scripts="${addresses.join(' ')}">${early.text}</script>`;
  const replacements = new Map(scripts.map((each) => [each, each === early ? tag : '']));
  return { html: replaceElements(html, replacements).replace(scriptPreload, ''), code };
}
