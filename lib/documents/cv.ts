import { shortAddress } from '../addresses/urls';
import { displayStyle } from '../design/document-fonts';
import { palette } from '../design/palette';
import { paperWave } from '../design/paper-wave';
import type { LocalizedSite } from '../site/localized-site';
import {
  type CvPiece,
  cvSections,
  type Linked,
  labelFor,
  piecesIn,
  ranks,
  sectionsWith,
} from './cv-sections';
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

/** From the least letters and distances to the largest ones. In the first half, letters grow. */
const GROWTH_STEPS = 8;

/** Projects that are only names with links are shown if letters can have their largest size. */
const leastSteps = (staying: readonly CvPiece[]) =>
  staying.some(({ rank }) => rank === 'projects without text and date') ? GROWTH_STEPS / 2 : 0;

/** The data for `cv.typ`, which lays out the CV. */
export function cvData(site: LocalizedSite, sections = cvSections(site), steps = 0) {
  const { person, paperSize, updated } = site.profile;
  // A CV is printed, so its colors are light.
  const colors = palette(site.hues, 'light');
  return {
    colors,
    wave: paperWave(colors.link),
    growth: steps / GROWTH_STEPS,
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

/** The largest number that fits, from 0, which always does, to the most, by a binary search. */
async function largestFitting(most: number, fits: (value: number) => Promise<boolean>) {
  // Often all fits, which one attempt shows.
  if (await fits(most)) return most;
  let [fitting, tooLarge] = [0, most];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (await fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}

/** If less than so much of a second page is needed, texts are left out instead. */
const LEAST_OF_PAGE = 0.3;

/** After a text that has no room, so many are tried: a shorter one may have room. */
const MOST_TRIES = 6;

/**
 * The CV as a tagged PDF with embedded fonts. The same content gives the same bytes.
 * @param report is called with what is left out
 */
export async function cvPdf(site: LocalizedSite, report?: (gone: CvPiece[]) => void) {
  const all = cvSections(site);
  const pieces = piecesIn(all);
  const dataFor = (staying: readonly CvPiece[], steps = leastSteps(staying)) =>
    cvData(site, sectionsWith(staying, all, site), steps);
  const lengthOf = (staying: readonly CvPiece[], steps?: number) =>
    filledPages('cv.typ', dataFor(staying, steps));

  // 1.1 pages become one page with less on it, 1.5 become two, and 2.3 become two with less on them.
  // Only what always stays may need more.
  const last = ranks.indexOf('texts of projects without a date');
  const important = pieces.filter(({ rank }) => rank && ranks.indexOf(rank) <= last);
  const usual = (await lengthOf(important)) > 1 + LEAST_OF_PAGE ? 2 : 1;
  const pages = Math.max(usual, Math.ceil(await lengthOf([])));

  const fits = async (staying: readonly CvPiece[], steps?: number) =>
    (await lengthOf(staying, steps)) <= pages;
  const count = await largestFitting(pieces.length, (value) => fits(pieces.slice(0, value)));
  const staying = pieces.slice(0, count);
  for (const piece of pieces.slice(count + 1, count + 1 + MOST_TRIES)) {
    if (await fits([...staying, piece])) staying.push(piece);
  }
  const steps = await largestFitting(GROWTH_STEPS, (value) => fits(staying, value));
  report?.(pieces.filter((piece) => !staying.includes(piece)));
  return typesetPdf('cv.typ', dataFor(staying, steps));
}
