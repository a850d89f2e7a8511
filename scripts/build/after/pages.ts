import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../../lib/files/list-files';

/**
 * Removes the text copies of pages, which only links of `next/link` would load, and the page at
 * `/_not-found`, which hosts would send with status 200. Next has no setting for either. The
 * owner's text files stay. `public-file-faults.ts` refuses those with the name of a copy.
 */
export async function removeUnusedPages(
  exportFolder: string,
  ownersFiles: readonly string[],
): Promise<void> {
  const kept = ['robots.txt', ...ownersFiles];
  const texts = listFiles(exportFolder).filter((file) => file.endsWith('.txt'));
  const copies = texts.filter((file) => !kept.includes(file));
  for (const file of [...copies, '_not-found.html', '_not-found']) {
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
