import { shortAddress } from '../addresses/urls';
import { displayStyle } from '../design/document-fonts';
import { palette } from '../design/palette';
import { paperWave } from '../design/paper-wave';
import type { LocalizedSite } from '../site/localized-site';
import { cvSections, type Linked, labelFor, piecesIn, sectionsWith } from './cv-sections';
import { filledPages, typesetPdf, typstLocale } from './typst';

function contactList(site: LocalizedSite): Linked[] {
  const { email, phone, location, accounts, accountNames } = site.profile.contacts;
  const pageUrl = site.urlOf('/');
  const accountLinks = accounts.map(({ name, url }) => {
    const address = shortAddress(url);
    // "github.com/ana" says "GitHub", and "chaos.social/@ana" needs the label "Mastodon:".
    const saysName = address.toLowerCase().split(/[./]/).includes(name.toLowerCase());
    return { text: saysName ? address : `${labelFor(name, site)}${address}`, href: url };
  });
  return [
    ...(email ? [email] : []),
    ...(phone ? [phone] : []),
    ...(location ? [{ text: location }] : []),
    { text: shortAddress(pageUrl), href: pageUrl },
    ...accountLinks,
    ...accountNames.map(({ name, value }) => ({ text: labelFor(name, site) + value })),
  ];
}

const wholeSections = (site: LocalizedSite) => {
  const all = cvSections(site);
  return sectionsWith(piecesIn(all), all, site);
};

/** The data for `cv.typ`, which lays out the CV. */
export function cvData(site: LocalizedSite, sections = wholeSections(site), size = 0) {
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

/** The last one of `sizes` in `cv-styles.typ`. */
const LARGEST_SIZE = 2;

/** If less than so much of a second page is needed, texts are left out instead. */
const LEAST_OF_PAGE = 0.3;

/**
 * The CV as a tagged PDF with embedded fonts. The same content gives the same bytes.
 * @param report is called with the title of the section of each text that is left out
 */
export async function cvPdf(site: LocalizedSite, report?: (gone: string[]) => void) {
  const sections = cvSections(site);
  const pieces = piecesIn(sections);
  const all = pieces.length;
  const dataFor = (count: number, size?: number) =>
    cvData(site, sectionsWith(pieces.slice(0, count), sections, site), size);
  const lengthOf = (count: number, size?: number) => filledPages('cv.typ', dataFor(count, size));

  // 1.2 pages become one page with less on it, 1.5 become two, and 2.3 become two with less on them.
  const whole = await lengthOf(all);
  const usual = whole > 1 + LEAST_OF_PAGE ? 2 : 1;
  // Only what always stays may need more.
  const pages = whole <= usual ? usual : Math.max(usual, Math.ceil(await lengthOf(0)));
  let [fitting, tooMany] = whole <= pages ? [all, all + 1] : [0, all];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if ((await lengthOf(middle)) <= pages) fitting = middle;
    else tooMany = middle;
  }
  let size = 0;
  while (fitting === all && size < LARGEST_SIZE && (await lengthOf(all, size + 1)) <= pages) {
    size += 1;
  }
  const gone = pieces.slice(fitting);
  const { title: about } = site.locale.words.about;
  report?.(
    sections.flatMap(({ title = about, items }) =>
      piecesIn([{ items }]).flatMap((piece) => (gone.includes(piece) ? title : [])),
    ),
  );
  return typesetPdf('cv.typ', dataFor(fitting, size));
}
