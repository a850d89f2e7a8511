import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Next's folder of second languages, and its page for missing ones, which hosts would send as 200. */
const unused = ['second-language', '_not-found', '_not-found.html', '_not-found.txt'];

/** Moves `second-language/es.html` to `es/index.html`, and removes what no visitor needs. */
export async function movePages(exportFolder: string, folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(path.join(exportFolder, folder), { recursive: true });
    const page = path.join(exportFolder, 'second-language', `${folder}.html`);
    await rename(page, path.join(exportFolder, folder, 'index.html'));
  }
  for (const name of unused) {
    await rm(path.join(exportFolder, name), { recursive: true, force: true });
  }
}
