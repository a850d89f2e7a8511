import { content, translations } from '@/content';
import { faultLine } from '../content/fault';
import { type CheckedContent, checkContent } from './check-content';
import type { LocalizedSite, LocalizedSites } from './make-sites';

let checked: CheckedContent | undefined;

/** Checks the content once, but again while it has faults: a missing picture may be there now. */
function check(): CheckedContent {
  if (checked?.sites === undefined) checked = checkContent({ '': content, ...translations });
  return checked;
}

/**
 * The site in each of its languages, the main one first. Call it inside functions: if an import
 * throws an error, `next dev` caches it until a source file changes.
 * @throws Error while the content has faults
 */
export function sites(): LocalizedSites {
  const { sites: all, faults } = check();
  if (all === undefined) throw new Error(faults.map(faultLine).join('\n'));
  return all;
}

/**
 * The site for a folder, else the main one. The export of a site in one language asks for a folder
 * "none" (`app/second-language/`).
 * @returns undefined while there are faults to show instead
 */
export function siteToShow(folder = ''): LocalizedSite | undefined {
  const { sites: all } = check();
  return all?.find((site) => site.folder === folder) ?? all?.[0];
}

export const secondLanguages = (): string[] => Object.keys(translations);

/** The faults, for a page of `next dev`. After an error, Next would reload it at each edit. */
export const faultsToShow = (): string[] => check().faults.map(faultLine);
