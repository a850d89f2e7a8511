import { fontPackageFor } from '../design/document-fonts';
import { undrawableIn } from '../design/drawable';
import { pathInExport } from '../files/generated-names';
import { findPublicFile } from '../files/public-files';
import { lettersWithoutFont } from '../profile/unmade-documents';
import type { LocalizedSite } from '../site/localized-site';
import { cvData } from './cv';
import { ogTexts } from './og';

const documents = { 'cv.pdf': cvData, 'og.png': ogTexts };

const MAX_NAMED = 12;
const named = (characters: readonly string[]) => characters.slice(0, MAX_NAMED).join(' ');

/**
 * Finds letters and symbols that no installed font has. The page shows them, because browsers have
 * other fonts. A document that the owner has in `public/` is not checked.
 * @returns what to install for documents that are not made, or a line for each document that lacks
 *   symbols, with the first ones of them
 */
export function missingLetterLines(site: LocalizedSite): string[] {
  const { content, folder, locale, unmade } = site;
  const files = unmade.map((name) => pathInExport(folder, name));
  if (files.length > 0) {
    const letters = lettersWithoutFont(content);
    const fontPackage = fontPackageFor(letters.join(''), locale.language);
    const remedy = fontPackage
      ? `run: npm install --save-exact ${fontPackage}`
      : `write these letters in another way, or save your own ${files.join(' and ')} in public/`;
    return [`without ${files.join(' and ')}: no installed font has ${named(letters)}; ${remedy}`];
  }
  return Object.entries(documents).flatMap(([name, dataFor]) => {
    const file = pathInExport(folder, name);
    const symbols = findPublicFile(`/${file}`) ? [] : undrawableIn(dataFor(site));
    if (symbols.length === 0) return [];
    return [`${file}: no installed font has ${named(symbols)}, so it leaves them out`];
  });
}
