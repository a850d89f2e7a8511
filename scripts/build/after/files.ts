import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { hashedFolder, immutable, securityHeaders } from '../../../lib/hosting/headers';
import { drawingPolicy } from '../../../lib/hosting/policy';
import { encodePath } from '../../../lib/hosting/urls';
import { listFiles } from '../../support/list-files';

/**
 * Removes what a static site does not need from the export: the text copies of pages that Next's
 * router would load, and the page at `/_not-found`, which hosts would answer with status 200. Next
 * has no setting for that. If a version writes other names, these files stay, which does no harm.
 * Files of `public/` stay, too.
 */
export async function removeUnusedPages(out: string, publicFolder: string): Promise<void> {
  const files = listFiles(out);
  const owned = listFiles(publicFolder);
  const isCopyOfPage = (file: string) => files.includes(file.replace(/\.txt$/, '.html'));
  const isUnused = (file: string) =>
    /(^|\/)__next\.[^/]*\.txt$/.test(file) || (file.endsWith('.txt') && isCopyOfPage(file));
  const unused = files.filter((file) => isUnused(file) && !owned.includes(file));
  for (const file of [...unused, '_not-found.html', '_not-found'])
    await rm(path.join(out, file), { recursive: true, force: true });
}

/**
 * Moves the page of each second language into its folder: `second-language/es.html` to
 * `es/index.html`.
 */
export async function moveLocalePages(out: string, folders: readonly string[]): Promise<void> {
  const exported = path.join(out, 'second-language');
  for (const folder of folders) {
    await rename(path.join(exported, `${folder}.html`), path.join(out, folder, 'index.html'));
  }
  // If there is no second language, it contains a page that only the export needed.
  await rm(exported, { recursive: true, force: true });
}

/**
 * Renames files from decomposed Unicode, which macOS may write (ñ is n and a tilde there), to the
 * composed form of the page's addresses. Hosts compare names byte by byte.
 */
export async function composeNames(out: string): Promise<void> {
  for (const file of listFiles(out)) {
    const composed = path.join(out, file.normalize());
    if (file === file.normalize()) continue;
    await mkdir(path.dirname(composed), { recursive: true });
    await rename(path.join(out, file), composed);
  }
}

/**
 * Removes the originals of pictures, since the page shows encoded copies: a camera's photo is large
 * and may contain where its owner lives. An original stays if a text of the export refers to it: a
 * drawing, or a picture that is linked.
 * @param originals the pictures by their paths in `content/`: `/images/arkha.png`
 */
export async function removeOriginals(
  out: string,
  basePath: string,
  originals: readonly string[],
): Promise<void> {
  const names = listFiles(out).filter((file) => /\.(html|json|txt|vcf)$/.test(file));
  const texts = await Promise.all(names.map((file) => readFile(path.join(out, file), 'utf8')));
  for (const original of originals.map((name) => name.normalize())) {
    const references = [original, encodePath(original)].map((name) => referenceTo(basePath + name));
    const isReferred = references.some((reference) => texts.some((text) => reference.test(text)));
    if (!isReferred) await rm(path.join(out, original), { force: true });
  }
}

/** Matches a path of the site with or without its host, but not within a longer path. */
function referenceTo(file: string): RegExp {
  const escaped = file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(^|[\\s"'(<>,;:=])(https?://[^/\\s"']+)?${escaped}(?![\\w%~/-]|\\.\\w)`, 'm');
}

/**
 * Writes the files that hosts read: `_headers` (Netlify, Cloudflare Pages) and `.nojekyll`, without
 * which GitHub Pages hides names that start with an underscore. Netlify and Cloudflare send other
 * files with `max-age=0, must-revalidate`. If two rules set the same header, some hosts join the
 * values and others take the last, so each policy is complete.
 */
export async function writeHostFiles(out: string): Promise<void> {
  const all = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const drawings = ['/*.svg', `  Content-Security-Policy: ${drawingPolicy}`];
  const kept = [`${hashedFolder}*`, `  Cache-Control: ${immutable}`, ''];
  await writeFile(path.join(out, '_headers'), ['/*', ...all, ...drawings, ...kept].join('\n'));
  await writeFile(path.join(out, '.nojekyll'), '');
}

const compressible = /\.(html|js|css|json|webmanifest|txt|md|xml|svg|vcf|ico)$/;

/**
 * Writes `.br` and `.gz` copies of text files for hosts that send such copies: nginx with
 * gzip_static, Caddy with precompressed, the preview server.
 */
export async function compress(out: string): Promise<void> {
  const files = listFiles(out).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(out, name);
      const original = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(original));
      await writeFile(`${file}.gz`, await promisify(gzip)(original, { level: 9 }));
    }),
  );
}
