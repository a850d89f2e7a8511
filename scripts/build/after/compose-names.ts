import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../../lib/files/list-files';

/**
 * Renames files to composed Unicode, like the page's addresses, because hosts compare names byte by
 * byte. macOS may write decomposed names: n and a tilde for ñ.
 */
export async function composeNames(exportFolder: string): Promise<void> {
  for (const file of listFiles(exportFolder)) {
    const composed = file.normalize();
    if (composed === file) continue;
    await mkdir(path.join(exportFolder, path.dirname(composed)), { recursive: true });
    await rename(path.join(exportFolder, file), path.join(exportFolder, composed));
  }
}
