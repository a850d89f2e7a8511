import { content, translations } from '@/content';
import { checkContent } from '../check/check-content';
import { faultLine } from '../check/fault';
import type { LocalizedSite, LocalizedSites } from './make-sites';

let checkedSites: LocalizedSites | undefined;

/**
 * The site in each of its languages, the main one first. Call it inside functions: if an import
 * throws an error, `next dev` caches it until a source file changes.
 * @throws Error while the content has faults; `next dev` shows its message
 */
export function sites(): LocalizedSites {
  // Checked again while there are faults, because a missing picture may be there now.
  if (checkedSites === undefined) {
    const checked = checkContent({ '': content, ...translations });
    if (checked.sites === undefined) throw new Error(checked.faults.map(faultLine).join('\n'));
    checkedSites = checked.sites;
  }
  return checkedSites;
}

/**
 * The site in the language of a folder: 'es' for `content/es/`, '' for the main language. Other
 * folders get the main language, too, because an export in one language makes a page 'none'
 * (`app/second-language/[folder]/page.tsx`).
 */
export function siteIn(folder = ''): LocalizedSite {
  const all = sites();
  return all.find((site) => site.folder === folder) ?? all[0];
}

export const secondLanguages = (): string[] => Object.keys(translations);
