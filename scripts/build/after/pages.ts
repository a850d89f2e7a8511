import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Removes the page at `/_not-found`, which hosts would send with status 200. */
export async function removeNotFoundPage(exportFolder: string): Promise<void> {
  for (const file of ['_not-found.html', '_not-found.txt', '_not-found']) {
    await rm(path.join(exportFolder, file), { recursive: true, force: true });
  }
}

/** Moves `second-language/es.html` to `es/index.html`. */
export async function moveSecondLanguagePages(
  exportFolder: string,
  folders: readonly string[],
): Promise<void> {
  const folderOfNext = path.join(exportFolder, 'second-language');
  for (const folder of folders) {
    await mkdir(path.join(exportFolder, folder), { recursive: true });
    const page = path.join(folderOfNext, `${folder}.html`);
    await rename(page, path.join(exportFolder, folder, 'index.html'));
  }
  // If there is no second language, this folder contains a page that only the export needed.
  await rm(folderOfNext, { recursive: true, force: true });
}
