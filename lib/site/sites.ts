import { content, translations } from '@/content';
import { type CheckedContent, checkContent } from '../check/check-content';
import { faultLine } from '../check/fault';
import type { LocalizedSite, LocalizedSites } from './make-sites';

let lastCheck: CheckedContent | undefined;

/** Checks the content once, but again while it has faults: a missing picture may be there now. */
function checkedContent(): CheckedContent {
  if (lastCheck?.sites === undefined) lastCheck = checkContent({ '': content, ...translations });
  return lastCheck;
}

/**
 * The site in each of its languages, the main one first. Call it inside functions: if an import
 * throws an error, `next dev` caches it until a source file changes.
 * @throws Error while the content has faults; `next dev` shows its message
 */
export function sites(): LocalizedSites {
  const { sites: all, faults } = checkedContent();
  if (all === undefined) throw new Error(faults.map(faultLine).join('\n'));
  return all;
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
