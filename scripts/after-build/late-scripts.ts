import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPages } from './export-files';

/** Where the page data goes; a folder that hosts let caches keep for ever. */
const folder = '_next/static/pages';

/** Next's chunks, the preload of one of them, and its inline scripts: what starts it, page data. */
const chunk = /<script src="([^"]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;
const inline =
  /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(self\.__next_f=|self\.__next_f\.)[\s\S]*?)<\/script>/g;

/**
 * Lets the scripts of each page come after its first picture is on the screen. Each page is whole
 * without them, so they must not take the line from the typeface and the portrait. The inline
 * ones, a sixth of the HTML, move into a file of their own that loads with the others.
 * It comes after all that changes scripts, and before policy and compression.
 */
export async function delayScripts(out: string, basePath: string): Promise<void> {
  await mkdir(path.join(out, folder), { recursive: true });
  for (const page of await listPages(out)) {
    const file = path.join(out, page);
    const html = await readFile(file, 'utf8');
    const code = [...html.matchAll(inline)].map(([, text]) => text).join(';\n');
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 12);
    const data = `${folder}/${hash}.js`;
    const delayed = withLateScripts(html, `${basePath}/${data}`);
    if (delayed === html) continue;
    await writeFile(path.join(out, data), code);
    await writeFile(file, delayed);
  }
}

/**
 * The text of a page with its scripts delayed.
 * @param data address of the file with its inline scripts; it runs first, since Next takes the
 *   page data for complete once its chunks run
 */
export function withLateScripts(html: string, data: string): string {
  const chunks = [...html.matchAll(chunk)].map(([, src = '']) => src);
  if (chunks.length === 0) return html;
  const start = `<script>${loader([data, ...chunks])}</script></body>`;
  return html
    .replace(chunk, '')
    .replace(preload, '')
    .replace(inline, '')
    .replace('</body>', () => start);
}

/**
 * Adds the scripts, which load side by side and run in order, when the page has loaded and been
 * painted. Sooner when the visitor does something, when there is nothing to paint, or when a
 * picture keeps the page waiting.
 * React looks for its scripts by the attribute `async`, which would let them run in any order if
 * it stood there from the start. The first policy for trusted types comes only with the scripts.
 */
function loader(addresses: readonly string[]): string {
  return `(function(d,w,s,t,r){
t=w.trustedTypes;t=t&&t.createPolicy('scripts',{createScriptURL:function(u){return u}});
function go(){if(r)return;r=1;s.forEach(function(u,e){
e=d.createElement('script');e.src=t?t.createScriptURL(u):u;e.async=false;d.head.appendChild(e);e.setAttribute('async','')
})}
var o=w.PerformanceObserver,p=o&&(o.supportedEntryTypes||[]).indexOf('paint')>=0;
p&&new o(go).observe({type:'paint',buffered:true});
w.addEventListener('load',function(){if(!p||d.hidden)go()});
['pointerdown','keydown'].forEach(function(n){w.addEventListener(n,go,{once:true,passive:true})});
setTimeout(go,4000)
})(document,window,${JSON.stringify(addresses).replace(/</g, '\\u003c')})`.replace(/\n/g, '');
}
