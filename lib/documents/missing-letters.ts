import type { Fault } from '../content/fault';
import { staticFontPackage } from '../design/typeface';
import { findPublicFile } from '../hosting/public-files';
import { localizedPath } from '../hosting/urls';
import type { LocalizedSite } from '../site/localized-site';
import { cvData } from './cv';
import { undrawable, undrawableSymbols } from './drawable';
import { optionalFonts } from './fonts';
import { ogTexts } from './og-texts';

function familyFor(missing: readonly string[], tag: string): string | undefined {
  const fonts = optionalFonts.filter(({ letters }) => missing.some((each) => letters.test(each)));
  const { language } = new Intl.Locale(tag);
  const font =
    fonts.find((each) => each.language === language) ??
    fonts.find(({ letters }) => missing.every((each) => letters.test(each))) ??
    fonts[0];
  return font?.family;
}

const firstOf = (characters: readonly string[]) => characters.slice(0, 12).join(' ');

function missingLetters(
  letters: readonly string[],
  documents: string,
  language: string,
): Omit<Fault, 'place'>[] {
  if (letters.length === 0) return [];
  const rule = `no installed font has ${firstOf(letters)}, so ${documents} can only show "?" for them`;
  const family = familyFor(letters, language);
  if (family === undefined) return [{ rule, severity: 'advice' }];
  const todo = `npm install --save-exact ${staticFontPackage(family)}`;
  return [{ rule, severity: 'wrong', todo }];
}

function missingSymbols(symbols: readonly string[], documents: string): Omit<Fault, 'place'>[] {
  if (symbols.length === 0) return [];
  const rule = `no font has ${firstOf(symbols)}, so ${documents} must leave them out`;
  const todo = 'The page shows them. Write words where they matter.';
  return [{ rule, severity: 'advice', todo }];
}

/**
 * Finds letters and symbols that no installed font of documents has. On the page, browsers have
 * other fonts. A file of the owner is not checked.
 * @returns at most one fault for letters, and one for symbols; `advice` if we know no font for them
 */
export function letterFaults(site: LocalizedSite): Fault[] {
  const [place, other] = ['/cv.pdf', '/og.png']
    .map((file) => localizedPath(site.folder, file))
    .filter((file) => findPublicFile(file) === undefined);
  if (place === undefined) return [];
  // The CV has all texts of the other documents.
  const shown = place.endsWith('/cv.pdf') ? cvData(site) : ogTexts(site);
  // Addresses are not shown.
  const texts = JSON.stringify(shown, (key, value) => (key === 'href' ? '' : value));
  const documents = other === undefined ? 'it' : 'it and og.png';
  return [
    ...missingLetters(undrawable(texts), documents, site.locale.language),
    ...missingSymbols(undrawableSymbols(texts), documents),
  ].map((fault) => ({ place: place.slice(1), ...fault }));
}
