import { content, translations } from '@/content';
import { faultLine } from '../content/fault';
import { type CheckedContent, checkContent } from './check-content';
import type { LocalizedSite, Sites } from './make-sites';

let checked: CheckedContent | undefined;

/**
 * Checks the content, once. While it has faults, each call checks it again: the owner may have put
 * a missing picture into `public/`.
 */
function check(): CheckedContent {
  if (checked?.sites === undefined) checked = checkContent({ '': content, ...translations });
  return checked;
}

/**
 * The site in each of its languages, the main one first. Call it inside functions, not while a
 * module loads: `next dev` caches an error that is thrown during an import until a source file
 * changes.
 * @throws Error while the content has faults
 */
export function sites(): Sites {
  const { sites: all, faults } = check();
  if (all === undefined) throw new Error(faults.map(faultLine).join('\n'));
  return all;
}

/**
 * The site to show in the language of a folder of `content/`. For any other name, the result is the
 * site in the main language, because the export of a site in one language needs a page named `none`
 * (`app/second-language/`).
 * @returns undefined while there are faults to show instead
 */
export function siteToShow(folder = ''): LocalizedSite | undefined {
  const { sites: all } = check();
  return all?.find((site) => site.folder === folder) ?? all?.[0];
}

/** The folders of the second languages, also if the content has faults. */
export const secondLanguages = (): string[] => Object.keys(translations);

/**
 * The faults of content and settings, as lines. In `next dev`, the page shows them as text, because
 * an error would make Next reload the page at each edit. A build with faults renders no page.
 */
export const faultsToShow = (): string[] => check().faults.map(faultLine);
