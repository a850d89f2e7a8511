import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { hasSvgName } from '../../lib/addresses/urls';
import type { Fault } from '../../lib/content/fault';
import { listFiles } from '../../lib/files/list-files';
import { publicFolder } from '../../lib/files/public-folder';
import { type CheckedContent, checkContent } from '../../lib/site/check-content';

/**
 * Reads what `content/index.ts` of the working directory exports, and checks it, the settings in
 * the environment, and the names of files in `public/`.
 * @throws what a syntax error in a file of the content throws
 */
export async function readCheckedContent(): Promise<CheckedContent> {
  const index = pathToFileURL('content/index.ts').href;
  const { content, translations } = await tsImport(index, import.meta.url);
  const { files, sites, faults } = checkContent({ '': content, ...translations });
  const publicFaults = publicFileFaults(Object.keys(files).filter(Boolean));
  return publicFaults.length === 0
    ? { files, sites, faults }
    : { files, faults: [...publicFaults, ...faults] };
}

/**
 * Finds files of the owner in `public/` that cannot be published as they are:
 * - Files that the build would overwrite or remove, or that the page needs: the page of each
 *   language, the error page, `_not-found`, our route `second-language`, and the icons.
 * - SVGs with another extension than ".svg", like ".SVG". Letter case counts in the rules of
 *   Netlify, Cloudflare Pages and Vercel for their security policy.
 * @param folders of the second languages
 */
function publicFileFaults(folders: readonly string[]): Fault[] {
  const pages = ['', ...folders].map((folder) => path.posix.join(folder, 'index.html'));
  return listFiles(publicFolder()).flatMap((file) => {
    const place = { file: `public/${file}` };
    if (
      [...pages, '404.html', 'icons.svg'].includes(file) ||
      /^(second-language|_not-found)[/.]/.test(file)
    ) {
      const rule = 'the build makes a file with this name; rename this one, or delete it';
      return [{ place, rule }];
    }
    if (hasSvgName(file) && !file.endsWith('.svg')) {
      const rule = 'hosts keep scripts in an SVG from running only if its name ends in ".svg"';
      return [{ place, rule, advice: 'Write the extension in lower case.' }];
    }
    return [];
  });
}
