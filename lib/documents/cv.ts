import { shortAddress } from '../addresses/urls';
import { displayStyle } from '../design/document-fonts';
import { palette } from '../design/palette';
import { paperWave } from '../design/picture-coast-and-waves';
import type { LocalizedSite } from '../site/localized-site';
import { languageName } from '../text/intl';
import {
  type CvPart,
  cvSections,
  isTypeable,
  LETTERS_OF_LINE,
  type Linked,
  labelFor,
  optionalParts,
  pageAddress,
  sectionsWith,
} from './cv-sections';
import { typesetPdf, typstLocale } from './typst';

function contactList(site: LocalizedSite): Linked[] {
  const { email, phone, location, accounts, accountNames } = site.profile.contacts;
  const accountLinks = accounts.map(({ name, url }) => {
    const address = shortAddress(url);
    // "github.com/ana" says "GitHub", and "chaos.social/@ana" needs the label "Mastodon:".
    const saysName = address.toLowerCase().split(/[./]/).includes(name.toLowerCase());
    const text = saysName ? address : labelFor(name, site) + address;
    return { text: isTypeable(url) ? text : name, href: url };
  });
  return [
    ...(email ? [email] : []),
    ...(phone ? [phone] : []),
    ...(location ? [{ text: location }] : []),
    { text: pageAddress(site), href: site.urlOf('/') },
    ...accountLinks,
    ...accountNames.map(({ name, value }) => ({ text: labelFor(name, site) + value })),
  ].filter(({ text }) => text);
}

/** The data for `cv.typ`, which lays out the CV. Without sections, it has all texts. */
export function cvData(site: LocalizedSite, sections = sectionsWith(cvSections(site)), size = 0) {
  const { person, paperSize, updated } = site.profile;
  // A CV is printed, so its colors are light.
  const colors = palette(site.hues, 'light');
  return {
    colors,
    wave: paperWave(colors.link),
    size,
    locale: typstLocale(site.locale.language),
    paperSize,
    updated: updated.split('-').map(Number),
    title: person.nameAndRole,
    name: person.name,
    display: displayStyle(person.name),
    role: person.role,
    contacts: contactList(site),
    sections,
  };
}

/** Of A4 at the smallest size. Letter has 57, so the first guess for it may be too long. */
const LINES_OF_PAGE = 61;

/** About so many lines, because words do not fill them. */
const linesOf = ({ runs }: CvPart): number =>
  Math.ceil(runs.map(({ run }) => run).join('').length / (0.9 * LETTERS_OF_LINE));

/** The first parts, as many as have room in so many lines. */
function partsFor(room: number, parts: readonly CvPart[]): CvPart[] {
  let left = room;
  return parts.filter((part) => {
    left -= linesOf(part);
    return left >= 0;
  });
}

/** The CV with as many texts as have room on so many pages, or on those that are always needed. */
async function shortenedCv(site: LocalizedSite, usualPages: number) {
  const sections = cvSections(site);
  const parts = optionalParts(sections);
  /** @param room in lines, for the parts that may be left out */
  const typeset = async (room: number) => {
    const shown = partsFor(room, parts);
    const data = cvData(site, sectionsWith(sections, shown));
    return { ...(await typesetPdf('cv.typ', data)), room, leftOut: parts.length - shown.length };
  };
  let best = await typeset(0);
  const most = Math.max(usualPages, Math.ceil(best.pages));
  let tooMuch = Infinity;
  // Only a typeset CV shows how much room there is. Each guess adds what the best CV has empty, but
  // at most half of the way to a guess that was too much. The third one is near enough.
  for (let guesses = 0; guesses < 3; guesses += 1) {
    const estimate = best.room + (most - best.pages) * LINES_OF_PAGE;
    const guess = await typeset(Math.min(estimate, (best.room + tooMuch) / 2));
    if (guess.pages > most) tooMuch = guess.room;
    else best = guess;
  }
  if (best.leftOut > 0) {
    const language = languageName(site.locale.language);
    console.log(`  CV in ${language}: ${best.leftOut} texts have no room`);
  }
  return best.pdf;
}

/** The CV as a tagged PDF with embedded fonts. The same content gives the same bytes. */
export async function cvPdf(site: LocalizedSite): Promise<Uint8Array> {
  let best = await typesetPdf('cv.typ', cvData(site));
  // 1.2 pages become one page with less on it, 1.5 become two, and 2.3 become two with less on them.
  const pages = best.pages > 1.3 ? 2 : 1;
  if (best.pages > pages) return shortenedCv(site, pages);
  // The larger ones of `sizes` in `cv-styles.typ`.
  for (const size of [1, 2]) {
    const larger = await typesetPdf('cv.typ', cvData(site, undefined, size));
    if (larger.pages > pages) break;
    best = larger;
  }
  return best.pdf;
}
