import { content, translations } from '@/content';
import { faultLine } from '../content/fault';
import type { ContentFiles } from '../content/files';
import { checkedSites, type LocalizedSite, type Sites } from './localized-site';
import { siteFaults } from './site-faults';

const contentFiles = (): ContentFiles => ({ '': content, ...translations });

let checked: Sites | undefined;

/**
 * The site in each of its languages, the main one first. Call it inside functions, not while a
 * module loads: `next dev` caches an error that is thrown during an import until a source file
 * changes.
 * @throws ZodError at each call while the content breaks a rule
 */
export function sites(): Sites {
  checked ??= checkedSites(contentFiles());
  return checked;
}

/**
 * The site to show in the language of a folder of `content/`. For any other name, it is the site in
 * the main language: the export of a site in one language needs a page named `none`
 * (`app/second-language/`).
 * @returns undefined while there are faults to show instead
 */
export function siteToShow(folder = ''): LocalizedSite | undefined {
  if (faultsToShow().length > 0) return undefined;
  return sites().find((site) => site.folder === folder) ?? sites()[0];
}

/** The folders of the second languages, also if the content has faults. */
export const secondLanguages = (): string[] => Object.keys(translations);

/**
 * The faults of content and settings, as lines. In `next dev`, the page shows them as text. If it
 * threw an error instead, Next would reload the page at each edit, and might then show an error of
 * React.
 * @returns an empty list outside of `next dev`, because a build checks both before it starts
 */
export const faultsToShow = (): string[] =>
  process.env.NODE_ENV === 'development' ? siteFaults(contentFiles()).map(faultLine) : [];
