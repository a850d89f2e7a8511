import { content, translations } from '@/content';
import { faultLine } from '../faults/fault';
import { checkedSites } from './checked-sites';
import type { LocalizedSite, LocalizedSites } from './localized-site';

let preparedSites: Promise<LocalizedSites> | undefined;

/**
 * The site in each of its languages, the main one first. Call it inside functions: if an import
 * throws an error, `next dev` caches it until a source file changes.
 * @throws Error while the content has faults; `next dev` shows its message
 */
export function localizedSites(): Promise<LocalizedSites> {
  preparedSites ??= sitesWithoutFaults().finally(() => {
    // In `next dev`, a picture may be another one at the next reload.
    if (process.env.NODE_ENV !== 'production') preparedSites = undefined;
  });
  return preparedSites;
}

async function sitesWithoutFaults(): Promise<LocalizedSites> {
  const checked = await checkedSites({ '': content, ...translations });
  if (checked.sites === undefined) throw new Error(checked.faults.map(faultLine).join('\n'));
  return checked.sites;
}

/**
 * The site in the language of a folder: 'es', or '' for the main one. Other folders get the main
 * one, for the placeholder of `second-language/[folder]/page.tsx`.
 */
export async function siteInOrMain(folder?: string): Promise<LocalizedSite> {
  const all = await localizedSites();
  return all.find((site) => site.folder === folder) ?? all[0];
}

export const secondLanguages = (): string[] => Object.keys(translations);
