import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headerRules } from '../../lib/hosting/headers';

/**
 * What Next exports besides: its error page, which hosts would send with status 200, and copies of
 * pages that only links of `next/link` load.
 */
const unused = /^(_not-found.*|index\.txt|__next\..*\.txt)$/;

/** Moves `second-language/es.html` to `es/index.html`, and removes what no visitor asks for. */
export async function movePages(exportFolder: string, folders: readonly string[]): Promise<void> {
  const from = path.join(exportFolder, 'second-language');
  for (const folder of folders) {
    await mkdir(path.join(exportFolder, folder), { recursive: true });
    await rename(path.join(from, `${folder}.html`), path.join(exportFolder, folder, 'index.html'));
  }
  await rm(from, { recursive: true, force: true });
  if (process.env.PLAIN_BUILD === '1') return;
  for (const name of await readdir(exportFolder)) {
    if (unused.test(name)) await rm(path.join(exportFolder, name), { recursive: true });
  }
}

/**
 * Writes the files that hosts read: `.nojekyll`, without which GitHub Pages leaves out files whose
 * names start with an underscore, and `_headers` for Netlify and Cloudflare Pages, unless the owner
 * has one in `public/`.
 */
export async function writeHostFiles(exportFolder: string): Promise<void> {
  await writeFile(path.join(exportFolder, '.nojekyll'), '');
  if (existsSync(path.join(exportFolder, '_headers'))) return;
  const lines = headerRules.flatMap(({ pattern, headers }) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  await writeFile(path.join(exportFolder, '_headers'), `${lines.join('\n')}\n`);
}

/** Empties `out/`. It stays, because it may be a link, or a volume of Docker. */
export function emptyOut(): void {
  mkdirSync('out', { recursive: true });
  for (const name of readdirSync('out')) rmSync(path.join('out', name), { recursive: true });
}

/** Copies the finished export to `out/`. If that fails halfway, `out/` is empty. */
export async function publish(exportFolder: string): Promise<void> {
  try {
    await cp(exportFolder, realpathSync('out'), { recursive: true });
  } catch (error) {
    emptyOut();
    throw error;
  }
}
