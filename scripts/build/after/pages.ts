import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { policyFor } from '../../../lib/hosting/policy';
import { listFiles } from '../../support/list-files';
import { elementsIn, inlineHashes, isScript } from './html';

/** The part of the content that a policy depends on. */
type Service = { host?: string; captchaSiteKey?: string };

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
 * Finishes the pages that Next exported: their scripts start after the first paint, and a policy
 * stands in them. A page without the early script is a file of the owner's, like the one with which
 * a search engine verifies a site; it stays as it is.
 *
 * The addresses of the scripts go to the early one (`lib/browser/early-script.ts`), which starts them
 * in the order given. The chunks among them get the compile hint; those that are imported later go
 * without, since compiling them whole costs more than it saves.
 *
 * All inline scripts move into one file, which runs first. That is one of the orders the page is
 * made for: the other scripts are `async`. Those for browsers without modules are dropped: such
 * browsers cannot show the page's CSS either.
 * @throws if a page names a script that is not in the export
 */
export async function finishPages(out: string, basePath: string, service: Service): Promise<void> {
  const chunks = new Set<string>();
  await mkdir(path.join(out, folder), { recursive: true });
  const pages = listFiles(out).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    let html = await readFile(path.join(out, page), 'utf8');
    const scripts = elementsIn(html).filter(isScript);
    const early = scripts.find(({ attributes }) => attributes.get('id') === 'early');
    if (!early) continue;

    const delayed = scripts.filter((each) => each !== early && !each.attributes.has('nomodule'));
    const inline = delayed.filter(({ attributes }) => !attributes.has('src'));
    const code = inline.map(({ text }) => text).join(';\n');
    // Named after its content, so that caches may keep it.
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 12);
    await writeFile(path.join(out, folder, `${hash}.js`), code);
    const sources = delayed.flatMap(({ attributes }) => attributes.get('src') ?? []);
    for (const src of sources) chunks.add(path.join(out, src.slice(basePath.length)));
    const addresses = [`${basePath}/${folder}/${hash}.js`, ...sources].join(' ');
    const tag = `<script id="early" data-scripts="${addresses}">${early.text}</script>`;
    // From the last to the first, so that the positions of those before still hold.
    for (const each of scripts.reverse()) {
      html = html.slice(0, each.start) + (each === early ? tag : '') + html.slice(each.end);
    }
    await writeFile(path.join(out, page), withPolicy(html.replace(scriptPreload, ''), service));
  }
  for (const chunk of chunks) await writeFile(chunk, compileHint + (await readFile(chunk, 'utf8')));
}

/**
 * Puts a `<meta>` into a page with a content-security policy that allows exactly the early script and
 * the styles it holds. Hosts without headers, like GitHub Pages, have nothing else.
 */
function withPolicy(html: string, service: Service): string {
  const policy = policyFor({ ...service, ...inlineHashes(html) });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // Right behind the character set, which must stand in the first 1,024 bytes; what stands before
  // a policy is not held to it.
  return html.replace(/<head[^>]*>(<meta charset="utf-8"\s*\/?>)?/i, (head) => head + meta);
}
