import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

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
