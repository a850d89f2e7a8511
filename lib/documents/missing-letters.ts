import type { Fault } from '../content/fault';
import { staticFontPackage } from '../design/typeface';
import { localizedPath } from '../hosting/urls';
import type { LocalizedSite } from '../site/localized-site';
import { cvData } from './cv';
import { undrawable } from './drawable';
import { optionalFonts } from './fonts';

function familyFor(missing: readonly string[], tag: string): string | undefined {
  const fonts = optionalFonts.filter(({ letters }) => missing.some((each) => letters.test(each)));
  const { language } = new Intl.Locale(tag);
  const font =
    fonts.find((each) => each.language === language) ??
    fonts.find(({ letters }) => missing.every((each) => letters.test(each))) ??
    fonts[0];
  return font?.family;
}

/**
 * Finds letters that no installed font of documents has. On the page, browsers have other fonts.
 * @returns at most one fault, which has the severity `advice` if we know no font for the letters
 */
export function letterFaults(site: LocalizedSite): Fault[] {
  // The CV has all texts of the other documents. Addresses are not shown.
  const texts = JSON.stringify(cvData(site), (key, value) => (key === 'href' ? '' : value));
  const missing = undrawable(texts);
  if (missing.length === 0) return [];
  const family = familyFor(missing, site.language);
  return [
    {
      place: localizedPath(site.folder, '/cv.pdf').slice(1),
      rule: `no installed font has ${missing.slice(0, 12).join(' ')}, so it and og.png show "?" for them`,
      severity: family === undefined ? 'advice' : 'wrong',
      todo: family && `npm install --save-exact ${staticFontPackage(family)}`,
    },
  ];
}
