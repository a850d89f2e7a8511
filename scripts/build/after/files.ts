import { existsSync } from 'node:fs';
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
  const ownersFiles = listFiles(publicFolder);
  const isCopyOfPage = (file: string) =>
    path.basename(file).startsWith('__next.') || files.includes(file.replace(/\.txt$/, '.html'));
  const copies = files.filter((file) => file.endsWith('.txt') && isCopyOfPage(file));
  const unused = copies.filter((file) => !ownersFiles.includes(file));
  for (const file of [...unused, '_not-found.html', '_not-found']) {
    await rm(path.join(out, file), { recursive: true, force: true });
  }
}

/**
 * Moves the page of each second language into its folder: `second-language/es.html` to
 * `es/index.html`. Next writes `second-language/es/index.html` if a setting asks for it.
 * @throws Error, one plain sentence, if the export has no page for a language
 */
export async function moveLocalePages(out: string, folders: readonly string[]): Promise<void> {
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
 * Removes the originals of pictures, because the page shows encoded copies, and a camera's photo is
 * large and may contain the place where it was taken. An original stays if the page, or a file like
 * `resume.json`, contains its address: a drawing, or a picture that is linked.
 * @param originals the paths of the pictures in the content: `/images/arkha.png`
 */
export async function removeOriginals(
  out: string,
  basePath: string,
  originals: readonly string[],
): Promise<void> {
  const names = listFiles(out).filter((file) => /\.(html|json|txt|vcf)$/.test(file));
  const texts = await Promise.all(names.map((file) => readFile(path.join(out, file), 'utf8')));
  for (const original of originals.map((name) => name.normalize())) {
    const addresses = [original, encodePath(original)].map((name) =>
      addressPattern(basePath + name),
    );
    const isUsed = addresses.some((address) => texts.some((text) => address.test(text)));
    if (!isUsed) await rm(path.join(out, original), { force: true });
  }
}

/**
 * Finds the address of a file in a text. For `/images/a.png` it matches `"/images/a.png"` and
 * `https://name.example/images/a.png#top`, but not the longer paths `/old/images/a.png`,
 * `/images/a.png/b` and `/images/a.png.zip`.
 */
function addressPattern(file: string): RegExp {
  const before = String.raw`(?:^|[\s"'(<>,;:=])(?:https?://[^/\s"']+)?`;
  const escaped = file.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const after = String.raw`(?![\w%~/-]|\.\w)`;
  return new RegExp(before + escaped + after, 'm');
}

/**
 * Writes the files that hosts read. Netlify and Cloudflare Pages read `_headers`. If two of its
 * rules set the same header, some hosts join the values and others take the last, so each policy is
 * complete. Files that no rule caches are sent with `max-age=0, must-revalidate` by these hosts.
 * `.nojekyll` makes GitHub Pages publish names that start with an underscore.
 */
export async function writeHostFiles(out: string): Promise<void> {
  const lines = [
    '/*',
    ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
    '/*.svg',
    `  Content-Security-Policy: ${drawingPolicy}`,
    `${hashedFolder}*`,
    `  Cache-Control: ${immutable}`,
    '',
  ];
  await writeFile(path.join(out, '_headers'), lines.join('\n'));
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
