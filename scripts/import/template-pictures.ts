import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { picturesIn } from '../../lib/content/public-files';
import type { Content } from '../../lib/content/schema';
import { isPlaceholder } from '../../lib/content/template';
import { listFiles } from '../build/after/export-files';

/**
 * Removes the pictures that come with the template and that the content no longer shows: they would
 * be published with the owner's page. An owner's pictures do not bear the template's mark.
 * @returns the names of the removed files, below `public/images/`
 */
export async function removeTemplatePictures(
  content: Content,
  projectDir: string,
): Promise<string[]> {
  const folder = path.join(projectDir, 'public/images');
  if (!existsSync(folder)) return [];
  const shown = new Set(picturesIn(content).map(({ src }) => src));
  const removed: string[] = [];
  for (const file of await listFiles(folder)) {
    if (shown.has(`/images/${file}`)) continue;
    const where = path.join(folder, file);
    if (!isPlaceholder(await readFile(where))) continue;
    await rm(where);
    removed.push(file);
  }
  return removed;
}
