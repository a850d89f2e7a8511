import type { Fault } from '../content/fault';
import { staticFontPackage } from '../design/typeface';
import { findPublicFile } from '../files/public-files';
import { pathInExport } from '../hosting/file-names';
import type { LocalizedSite } from '../site/make-sites';
import { cvData } from './cv-data';
import { addressKey, undrawableLetters, undrawableSymbols } from './drawable';
import { optionalFonts } from './fonts';
import { ogTexts } from './og-data';

/**
 * The optional font to install for missing letters: of those with some of the letters, the one for
 * the language, or else the first one.
 */
function familyFor(missing: readonly string[], tag: string): string | undefined {
  const fonts = optionalFonts.filter(({ letters }) =>
    missing.some((letter) => letters.test(letter)),
  );
  const { language } = new Intl.Locale(tag);
  const font = fonts.find((candidate) => candidate.language === language) ?? fonts[0];
  return font?.family;
}

const firstOf = (characters: readonly string[]) => characters.slice(0, 12).join(' ');

function notesOnLetters(letters: readonly string[], language: string): string[] {
  if (letters.length === 0) return [];
  const rule = `no installed font has ${firstOf(letters)}, so it can only show "?" for them`;
  const family = familyFor(letters, language);
  if (family === undefined) return [rule];
  return [`${rule}; npm install --save-exact ${staticFontPackage(family)}`];
}

function notesOnSymbols(symbols: readonly string[]): string[] {
  if (symbols.length === 0) return [];
  return [
    `no font has ${firstOf(symbols)}, so it must leave them out; write words where they matter`,
  ];
}

/** The documents with texts, and what they show. */
const documents = { 'cv.pdf': cvData, 'og.png': ogTexts };

/**
 * Finds letters and symbols that the CV and `og.png` cannot show, because no installed font of the
 * documents has them. The page is not affected: browsers have other fonts. A file that the owner
 * has in `public/` is not checked.
 * @returns at most one note for letters and one for symbols, for each document. They do not stop a
 *   build
 */
export const letterNotes = (site: LocalizedSite): Fault[] =>
  Object.entries(documents).flatMap(([name, dataFor]) => {
    const file = pathInExport(site.folder, name);
    if (findPublicFile(`/${file}`) !== undefined) return [];
    const texts = JSON.stringify(dataFor(site), (key, value) => (key === addressKey ? '' : value));
    return [
      ...notesOnLetters(undrawableLetters(texts), site.locale.language),
      ...notesOnSymbols(undrawableSymbols(texts)),
    ].map((rule) => ({ place: file, rule }));
  });
