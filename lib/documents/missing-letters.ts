import { pathInExport } from '../files/generated-names';
import { findPublicFile } from '../files/public-files';
import type { LocalizedSite } from '../site/make-sites';
import { cvData } from './cv';
import { undrawableIn } from './drawable';
import { ogTexts } from './og';

const documents = { 'cv.pdf': cvData, 'og.png': ogTexts };

const MAX_NAMED = 12;

/**
 * Finds letters and symbols that no installed font has. The page shows them, because browsers have
 * other fonts. A document that the owner has in `public/` is not checked.
 * @returns a line for each document that lacks some, with the first ones of them
 */
export const missingLetterLines = (site: LocalizedSite): string[] =>
  Object.entries(documents).flatMap(([name, dataFor]) => {
    const file = pathInExport(site.folder, name);
    const missing = findPublicFile(`/${file}`) ? [] : undrawableIn(dataFor(site));
    if (missing.length === 0) return [];
    const named = missing.slice(0, MAX_NAMED).join(' ');
    return `${file}: no installed font has ${named}, so it shows "?" or nothing instead; see "Letters" in docs/make-it-yours.md`;
  });
