import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** What Next exports besides: hosts would send its error page with status 200. */
const unused = ['second-language', '_not-found', '_not-found.html', '_not-found.txt'];

/** Moves `second-language/es.html` to `es/index.html`, and removes what no visitor asks for. */
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
