import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { policyFor } from '../../../lib/hosting/policy';
import { elementsIn, inlineHashes, isScript } from '../../support/html';
import { listFiles } from '../../support/list-files';

/** The part of the content that a policy depends on. */
type Service = { host?: string };

/** The folder of former inline scripts; caches may keep its files for a year. */
const folder = '_next/static/pages';

/** Next's preload of a script. */
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Chrome's explicit compile hint, a comment to other browsers; it must be the first line. It moves
 * compiling off the main thread: at 4× slowdown blocking time falls from 102 ms to 36 ms (medians of
 * 11 alternating runs). https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Finishes the pages that Next exported: their scripts start after the first paint, and each gets a
 * policy. A page without the early script is the owner's own file, such as a search engine's
 * verification file; it stays as it is.
 *
 * The early script (`lib/browser/early-script.ts`) gets the addresses of the others and starts them in
 * order. Their chunks get the compile hint; chunks that are imported later do not, since compiling all
 * of them costs more than it saves.
 *
 * All inline scripts move into one file, which runs first; the other scripts are `async` and run in
 * any order. `nomodule` scripts are dropped: browsers without modules cannot show the page's CSS.
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
    // From the last to the first, so that the positions of earlier scripts stay valid.
    for (const each of scripts.reverse()) {
      html = html.slice(0, each.start) + (each === early ? tag : '') + html.slice(each.end);
    }
    await writeFile(path.join(out, page), withPolicy(html.replace(scriptPreload, ''), service));
  }
  for (const chunk of chunks) await writeFile(chunk, compileHint + (await readFile(chunk, 'utf8')));
}

/**
 * Adds a `<meta>` with a content-security policy for exactly the page's early script and styles. On
 * hosts that send no headers, such as GitHub Pages, it is the only policy.
 */
function withPolicy(html: string, service: Service): string {
  const policy = policyFor({ ...service, ...inlineHashes(html) });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // Directly after the character set, which must be in the first 1,024 bytes: a policy applies only to
  // what follows it.
  return html.replace(/<head[^>]*>(<meta charset="utf-8"\s*\/?>)?/i, (head) => head + meta);
}
