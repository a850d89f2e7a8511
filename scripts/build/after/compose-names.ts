import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../../lib/files/list-files';

/**
 * Renames files to composed Unicode, like the page's addresses, because hosts compare names byte by
 * byte. macOS may write decomposed names: n and a tilde for ñ.
 */
export async function composeNames(exported: string): Promise<void> {
  for (const file of listFiles(exported)) {
    const composed = file.normalize();
    if (composed === file) continue;
    await mkdir(path.join(exported, path.dirname(composed)), { recursive: true });
    await rename(path.join(exported, file), path.join(exported, composed));
  }
}
