import type { BrokenRule, Fault } from '../content/fault';
import { staticFontPackage } from '../design/typeface';
import { findPublicFile } from '../files/public-files';
import { pathInExport } from '../hosting/file-names';
import type { LocalizedSite } from '../site/make-sites';
import { cvData } from './cv-data';
import { ADDRESS_KEY, undrawableLetters, undrawableSymbols } from './drawable';
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

/** @param documents which documents lack the letters, as the message names them: "it and og.png" */
function letterFaultsOf(
  letters: readonly string[],
  documents: string,
  language: string,
): BrokenRule[] {
  if (letters.length === 0) return [];
  const rule = `no installed font has ${firstOf(letters)}, so ${documents} can only show "?" for them`;
  const family = familyFor(letters, language);
  if (family === undefined) return [{ rule }];
  const todo = `npm install --save-exact ${staticFontPackage(family)}`;
  return [{ rule, todo }];
}

function symbolFaultsOf(symbols: readonly string[], documents: string): BrokenRule[] {
  if (symbols.length === 0) return [];
  const rule = `no font has ${firstOf(symbols)}, so ${documents} must leave them out`;
  const todo = 'The page shows them. Write words where they matter.';
  return [{ rule, todo }];
}

/**
 * Finds letters and symbols that the CV and `og.png` cannot show, because no installed font of the
 * documents has them. The page is not affected: browsers have other fonts. A file that the owner
 * has in `public/` is not checked.
 * @returns at most one fault for letters and one for symbols. The build prints them and goes on
 */
export function letterFaults(site: LocalizedSite): Fault[] {
  const generated = ['cv.pdf', 'og.png']
    .map((file) => pathInExport(site.folder, file))
    .filter((file) => findPublicFile(`/${file}`) === undefined);
  const [first] = generated;
  if (first === undefined) return [];
  // The CV has all texts of og.png.
  const data = first.endsWith('cv.pdf') ? cvData(site) : ogTexts(site);
  const texts = JSON.stringify(data, (key, value) => (key === ADDRESS_KEY ? '' : value));
  const subject = generated.length === 1 ? 'it' : 'it and og.png';
  return [
    ...letterFaultsOf(undrawableLetters(texts), subject, site.locale.language),
    ...symbolFaultsOf(undrawableSymbols(texts), subject),
  ].map((fault) => ({ place: { file: first }, ...fault }));
}
