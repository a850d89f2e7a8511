import { isSiteUrl, normalizeBasePath } from '../addresses/urls';
import { localizedPath } from '../files/generated-names';
import { publicFiles } from '../files/public-files';
import type { Fault } from './fault';
import { siteUrlRule } from './schema-fields';

// Faults outside of `content/`: in variables of the environment, and in names of files.

/** Finds faults in the environment variables of a site. */
export function environmentFaults({
  SITE_URL = '',
  BASE_PATH = '',
}: Partial<NodeJS.ProcessEnv>): Fault[] {
  const address = SITE_URL.trim();
  const faults: Fault[] = [];
  if (address !== '' && !isSiteUrl(address)) {
    faults.push({ place: 'SITE_URL', rule: siteUrlRule, value: address });
  }
  // The parts '.' and '..' are refused, because they lead to another folder.
  if (!/^(\/(?!\.+(\/|$))[\w.~-]+)*$/.test(normalizeBasePath(BASE_PATH))) {
    const rule = 'must be a path of letters, digits and hyphens, like "/portfolio"';
    faults.push({ place: 'BASE_PATH', rule, value: BASE_PATH });
  }
  return faults;
}

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
