import { content, translations } from '@/content';
import { faultLine } from '../content/fault';
import type { ContentFiles } from '../content/files';
import { allContentFaults } from './content-faults';
import { checkedSites, type LocalizedSite, type Sites } from './localized-site';

const files = (): ContentFiles => ({ '': content, ...translations });

let checked: Sites | undefined;

/**
 * The site in each of its languages, the main one first. Call it inside functions, not while a
 * module loads: `next dev` caches an error that is thrown during an import until a source file
 * changes.
 * @throws ZodError at each call while the content breaks a rule
 */
export function sites(): Sites {
  checked ??= checkedSites(files());
  return checked;
}

/**
 * The site in the language of a folder of `content/`. For no folder, or for `none`, the page of a
 * site without second languages, it is the site in the main language.
 */
export const siteIn = (folder = ''): LocalizedSite =>
  sites().find((site) => site.folder === folder) ?? sites()[0];

/** The folders of the second languages, also if the content has faults. */
export const secondLanguages = (): string[] => Object.keys(translations);

/**
 * The faults of the content, as lines, which `next dev` shows in place of the page. The page shows
 * them as text, because after an error Next reloads the page at each edit, and may then show an
 * error of React instead. A build checks the content before it starts.
 * @returns an empty list outside of `next dev`
 */
export const faultsToShow = (): string[] =>
  process.env.NODE_ENV === 'development' ? allContentFaults(files()).map(faultLine) : [];
