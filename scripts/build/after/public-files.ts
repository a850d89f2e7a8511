import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFiles } from '../../../lib/content/files';
import { picturesIn, textFieldsOf } from '../../../lib/content/text-fields';
import { listFiles } from '../../../lib/hosting/list-files';
import { hasSvgName } from '../../../lib/hosting/urls';

/**
 * Renames files to composed Unicode, like the page's addresses, because hosts compare names byte by
 * byte. macOS may write decomposed names: n and a tilde for ñ.
 */
export async function composeNames(out: string): Promise<void> {
  for (const file of listFiles(out)) {
    const composed = file.normalize();
    if (composed === file) continue;
    await mkdir(path.join(out, path.dirname(composed)), { recursive: true });
    await rename(path.join(out, file), path.join(out, composed));
  }
}

/**
 * Removes originals of pictures in `public/images/`: the page shows encoded copies, and a camera's
 * photo may contain the place where it was taken. Drawings and pictures to which the content links
 * stay. Files in other folders of `public/` are always published.
 */
export async function removeOriginals(out: string, files: ContentFiles): Promise<void> {
  const links = textFieldsOf(files).filter(({ kind }) => kind === 'link');
  const linked = links.map(({ text }) => text.normalize());
  const unpublished = picturesIn(files)
    .map(({ src }) => src.normalize())
    .filter((src) => src.startsWith('/images/') && !hasSvgName(src) && !linked.includes(src));
  for (const src of unpublished) await rm(path.join(out, src), { force: true });
}
