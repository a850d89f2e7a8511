import path from 'node:path';
import { type Fault, wrong } from '../../lib/content/fault';
import { listFiles } from '../../lib/hosting/list-files';

/**
 * Files of the owner in `public/` that a page of the build would overwrite: the page of each
 * language, and the error page.
 * @param folders of the second languages
 */
export function pageFileFaults(folders: readonly string[]): Fault[] {
  const pages = ['', ...folders].map((folder) => path.posix.join(folder, 'index.html'));
  const sameNames = listFiles('public').filter((file) => [...pages, '404.html'].includes(file));
  return sameNames.map((file) => {
    const rule = 'the build makes a page with this name; rename the file, or delete it';
    return wrong(`public/${file}`, rule);
  });
}
