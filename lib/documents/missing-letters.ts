import { fontPackageFor } from '../design/document-fonts';
import { undrawableIn } from '../design/drawable';
import { pathInExport } from '../files/generated-names';
import { findPublicFile } from '../files/owners-files';
import { lettersWithoutFont } from '../profile/unmade-documents';
import type { LocalizedSite } from '../site/localized-site';
import { cvData } from './cv';
import { ogTexts } from './og';

const documents = { 'cv.pdf': cvData, 'og.png': ogTexts };

const MAX_LISTED = 12;
const firstOf = (characters: readonly string[]) => characters.slice(0, MAX_LISTED).join(' ');

/**
 * Finds letters and symbols that no installed font has. The page shows them, because browsers have
 * other fonts. A document that the owner has in `public/` is not checked.
 * @returns what to install for documents that lack letters, and so are not made; or a line for each
 *   document that lacks only symbols, and is made without them
 */
export function missingLetterLines(site: LocalizedSite): string[] {
  const { content, folder, locale, unmadeDocuments } = site;
  const files = unmadeDocuments.map((name) => pathInExport(folder, name));
  if (files.length > 0) {
    const letters = lettersWithoutFont(content);
    const fontPackage = fontPackageFor(letters.join(''), locale.language);
    const remedy = fontPackage
      ? `run: npm install --save-exact ${fontPackage}`
      : `write these letters in another way, or save your own ${files.join(' and ')} in public/`;
    return [`without ${files.join(' and ')}: no installed font has ${firstOf(letters)}; ${remedy}`];
  }
  return Object.entries(documents).flatMap(([name, dataFor]) => {
    const file = pathInExport(folder, name);
    const symbols = findPublicFile(file) ? [] : undrawableIn(dataFor(site));
    if (symbols.length === 0) return [];
    return [`${file}: no installed font has ${firstOf(symbols)}, so it leaves them out`];
  });
}
