import { localizedPath } from '../files/generated-names';
import { publicFiles } from '../files/public-files';
import type { Fault } from './fault';

/**
 * Finds files in `public/` that the build would overwrite or remove, or that the page needs: the
 * page of each language, the error page, `_not-found`, our route `second-language`, and the icons.
 * @param folders of the languages; '' for the main one
 */
export function publicFileFaults(folders: readonly string[]): Fault[] {
  const pages = folders.map((folder) => `${localizedPath(folder, '/')}index.html`.slice(1));
  const rule = 'the build makes a file with this name; rename this one, or delete it';
  return publicFiles()
    .filter(
      (file) =>
        [...pages, '404.html', 'icons.svg'].includes(file) ||
        /^(second-language|_not-found)[/.]/.test(file),
    )
    .map((file) => ({ place: `public/${file}`, rule }));
}
