import path from 'node:path';
import type { Fault } from '../../lib/content/fault';
import { listFiles } from '../../lib/files/list-files';
import { publicFolder } from '../../lib/files/public-folder';
import { hasSvgName } from '../../lib/hosting/urls';

/**
 * Finds files of the owner in `public/` that cannot be published as they are:
 * - Files that a page of the build would overwrite, or that a build removes: the page of each
 *   language, the error page, `_not-found`, and our route `second-language`.
 * - SVGs with another extension than ".svg", like ".SVG". Letter case counts in the rules of
 *   Netlify, Cloudflare Pages and Vercel for their security policy.
 * @param folders of the second languages
 */
export function publicFileFaults(folders: readonly string[]): Fault[] {
  const pages = ['', ...folders].map((folder) => path.posix.join(folder, 'index.html'));
  return listFiles(publicFolder()).flatMap((file) => {
    const place = { file: `public/${file}` };
    if ([...pages, '404.html'].includes(file) || /^(second-language|_not-found)[/.]/.test(file)) {
      const rule = 'the build makes a page with this name; rename the file, or delete it';
      return [{ place, rule }];
    }
    if (hasSvgName(file) && !file.endsWith('.svg')) {
      const rule = 'hosts keep scripts in an SVG from running only if its name ends in ".svg"';
      return [{ place, rule, todo: 'Write the extension in lower case.' }];
    }
    return [];
  });
}
