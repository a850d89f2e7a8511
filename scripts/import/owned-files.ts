import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { picturesIn } from '../../lib/content/public-files';
import type { Content } from '../../lib/content/schema';
import { isPlaceholder, templateContent } from '../../lib/content/template';
import { listFiles } from '../build/after/files';
import { loadContent } from '../build/before/load-content';

/**
 * Those files of `content/` that hold an owner's own texts: neither those that come with the
 * template nor an empty list. One that cannot be read may hold them too.
 * @param names of the files, without `.ts`
 */
export async function ownedFiles(
  names: readonly (keyof Content)[],
  projectDir: string,
): Promise<string[]> {
  const { input } = await loadContent(projectDir);
  const isOwned = (name: keyof Content) => {
    const value = input[name];
    if (value === undefined) return existsSync(path.join(projectDir, `content/${name}.ts`));
    const isEmpty = Array.isArray(value) && value.length === 0;
    return !isEmpty && !isDeepStrictEqual(value, templateContent[name]);
  };
  return names.filter(isOwned).map((name) => `content/${name}.ts`);
}

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
    const where = path.join(folder, file);
    if (shown.has(`/images/${file}`) || !isPlaceholder(await readFile(where))) continue;
    await rm(where);
    removed.push(file);
  }
  return removed;
}
