import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { ContentFiles } from '../../../lib/content/files';
import { picturesIn, textFieldsOf } from '../../../lib/content/text-fields';
import { hashedFolder, immutable, securityHeaders } from '../../../lib/hosting/headers';
import { listFiles } from '../../../lib/hosting/list-files';
import { drawingPolicy } from '../../../lib/hosting/policy';
import { isDrawing } from '../../../lib/hosting/urls';

/**
 * Removes the text copies of pages that Next's router would load. Also removes the page at
 * `/_not-found`, because hosts would send it with status 200. Next has no setting for that. If a
 * version writes other names, these files stay, which does no harm. Text files of `public/` stay,
 * too.
 */
export async function removeUnusedPages(out: string, publicFolder: string): Promise<void> {
  const ownersFiles = listFiles(publicFolder);
  // A page of the owner has no such copy: next to `llms.html` the generated `llms.txt` stays.
  const generated = listFiles(out).filter((file) => !ownersFiles.includes(file));
  const isCopyOfPage = (file: string) =>
    path.basename(file).startsWith('__next.') ||
    generated.includes(file.replace(/\.txt$/, '.html'));
  const copies = generated.filter((file) => file.endsWith('.txt') && isCopyOfPage(file));
  for (const file of [...copies, '_not-found.html', '_not-found']) {
    await rm(path.join(out, file), { recursive: true, force: true });
  }
}

/**
 * Moves `second-language/es.html` to `es/index.html`. With another setting, Next writes
 * `second-language/es/index.html`.
 * @throws Error, one plain sentence, if the export has no page for a language
 */
export async function moveSecondLanguagePages(
  out: string,
  folders: readonly string[],
): Promise<void> {
  const exported = path.join(out, 'second-language');
  for (const folder of folders) {
    const names = [`${folder}.html`, `${folder}/index.html`];
    const page = names.map((name) => path.join(exported, name)).find(existsSync);
    if (page === undefined) throw new Error(`Next has exported no page for content/${folder}.`);
    await mkdir(path.join(out, folder), { recursive: true });
    await rename(page, path.join(out, folder, 'index.html'));
  }
  // If there is no second language, this folder contains a page that only the export needed.
  await rm(exported, { recursive: true, force: true });
}

/**
 * Renames files to composed Unicode, which the page's addresses have, because hosts compare names
 * byte by byte. macOS may write decomposed names: n and a tilde for ñ.
 */
export async function composeNames(out: string): Promise<void> {
  for (const file of listFiles(out)) {
    const composed = file.normalize();
    if (composed === file) continue;
    await mkdir(path.join(out, path.dirname(composed)), { recursive: true });
    await rename(path.join(out, file), path.join(out, composed));
  }
}

/**
 * Removes originals of pictures in `public/images/`: the page shows encoded copies, and a camera's
 * photo may contain the place where it was taken. Drawings and pictures to which the content links
 * stay. Files in other folders of `public/` are always published.
 */
export async function removeOriginals(out: string, files: ContentFiles): Promise<void> {
  const links = textFieldsOf(files).filter(({ kind }) => kind === 'link');
  const linked = links.map(({ text }) => text.normalize());
  const unpublished = picturesIn(files)
    .map(({ src }) => src.normalize())
    .filter((src) => src.startsWith('/images/') && !isDrawing(src) && !linked.includes(src));
  for (const src of unpublished) await rm(path.join(out, src), { force: true });
}

/**
 * The rules of `_headers`, which Netlify and Cloudflare Pages read. If two rules set the same
 * header, Cloudflare Pages sends both values and Netlify sends one, so `drawingPolicy` contains all
 * of the policy for other files. Both hosts send files that no rule caches with `max-age=0,
 * must-revalidate`.
 */
const headerRules: Record<string, Record<string, string>> = {
  '/*': securityHeaders,
  '/*.svg': { 'Content-Security-Policy': drawingPolicy },
  [`${hashedFolder}*`]: { 'Cache-Control': immutable },
};

/**
 * Writes the files that hosts read, unless the owner has them in `public/`: `_headers` for Netlify
 * and Cloudflare Pages, and `.nojekyll`, with which GitHub Pages publishes names that start with an
 * underscore.
 * @param ownersFiles paths in `public/`
 * @returns a line about headers that the owner's `_headers` lacks, if there are any
 */
export async function writeHostFiles(out: string, ownersFiles: readonly string[]) {
  if (!ownersFiles.includes('.nojekyll')) await writeFile(path.join(out, '.nojekyll'), '');
  const file = path.join(out, '_headers');
  if (!ownersFiles.includes('_headers')) {
    const lines = Object.entries(headerRules).flatMap(([rule, headers]) => [
      rule,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]);
    await writeFile(file, `${lines.join('\n')}\n`);
    return [];
  }
  const missing = missingHeaders(await readFile(file, 'utf8'));
  if (missing.length === 0) return [];
  return [`public/_headers is published as it is. The template also has: ${missing.join(', ')}`];
}

/** The headers of the template that an owner's `_headers` lacks: "/* Referrer-Policy". */
function missingHeaders(text: string): string[] {
  const ownHeaders = new Set<string>();
  let rule = '';
  for (const line of text.split(/\r?\n/)) {
    const [name = ''] = line.split(':');
    if (/^\s/.test(line)) ownHeaders.add(`${rule} ${name.trim()}`.toLowerCase());
    else if (/^[^#]/.test(line)) rule = line.trim();
  }
  return Object.entries(headerRules).flatMap(([pattern, headers]) =>
    Object.keys(headers)
      .map((name) => `${pattern} ${name}`)
      .filter((header) => !ownHeaders.has(header.toLowerCase())),
  );
}

const compressible = /\.(html|js|css|json|txt|md|xml|svg|vcf|ico)$/i;

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
