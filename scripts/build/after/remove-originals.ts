import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFiles } from '../../../lib/content/files';
import { picturesIn, textFieldsInAllLanguages } from '../../../lib/content/text-fields';
import { hasSvgName } from '../../../lib/hosting/urls';

/**
 * Removes originals of pictures in `public/images/`: the page shows encoded copies, and a camera's
 * photo may contain the place where it was taken. SVGs stay if the page shows them, and so do
 * pictures to which the content links. Files in other folders of `public/` are always published.
 * @param hidden pictures that no page shows (`hiddenPictures`)
 */
export async function removeOriginals(
  exportFolder: string,
  contentFiles: ContentFiles,
  hidden: readonly string[],
): Promise<void> {
  const links = textFieldsInAllLanguages(contentFiles).filter(({ kind }) => kind === 'link');
  const linked = links.map(({ text }) => text.normalize());
  const unpublished = picturesIn(contentFiles)
    .filter(({ src }) => !hasSvgName(src) || hidden.includes(src))
    .map(({ src }) => src.normalize())
    .filter((src) => src.startsWith('/images/') && !linked.includes(src));
  for (const src of unpublished) await rm(path.join(exportFolder, src), { force: true });
}
