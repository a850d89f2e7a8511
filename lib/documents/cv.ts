import { shortAddress } from '../addresses/urls';
import { displayStyle } from '../design/document-fonts';
import { palette } from '../design/palette';
import { paperWave } from '../design/paper-wave';
import type { LocalizedSite } from '../site/localized-site';
import {
  type CvPart,
  cvSections,
  type Linked,
  labelFor,
  partsIn,
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

/** From the least letters and distances to the largest ones; half of it is the growth of letters. */
const GROWTH_STEPS = 16;

/** Projects that are a name with links only have the room that the largest letters leave. */
const leastGrowth = (staying: readonly CvPart[]) =>
  staying.some(({ rank }) => rank === 'projects without text and date') ? GROWTH_STEPS / 2 : 0;

/** The data for `cv.typ`, which lays out the CV. */
export function cvData(site: LocalizedSite, sections = cvSections(site), growth = 0) {
  const { person, paperSize, updated } = site.profile;
  // A CV is printed, so its colors are light.
  const colors = palette(site.hues, 'light');
  return {
    colors,
    wave: paperWave(colors.link),
    growth: growth / GROWTH_STEPS,
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
  let [fitting, tooLarge] = [0, most + 1];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (await fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}

/** If less than so much of a second page is needed, parts are left out instead. */
const LEAST_OF_PAGE = 0.2;

/** So many parts are tried after one that has no room. */
const MOST_TRIES = 16;

/**
 * The CV as a tagged PDF with embedded fonts. The same content gives the same bytes.
 * @param report is called with the parts that are left out
 */
export async function cvPdf(site: LocalizedSite, report?: (gone: CvPart[]) => void) {
  const all = cvSections(site);
  const parts = partsIn(all);
  const dataFor = (staying: readonly CvPart[], growth = leastGrowth(staying)) =>
    cvData(site, sectionsWith(staying, all, site), growth);
  const lengthOf = (staying: readonly CvPart[], growth?: number) =>
    filledPages('cv.typ', dataFor(staying, growth));

  // 1.1 pages become one page with less on it, 1.5 become two, and 2.3 become two with less on them.
  // Only what always stays may need more.
  const last = ranks.indexOf('texts of projects without a date');
  const important = parts.filter(({ rank }) => rank && ranks.indexOf(rank) <= last);
  const usual = (await lengthOf(important)) > 1 + LEAST_OF_PAGE ? 2 : 1;
  const pages = Math.max(usual, Math.ceil(await lengthOf([])));

  const fits = async (staying: readonly CvPart[], growth?: number) =>
    (await lengthOf(staying, growth)) <= pages;
  const count = await largestFitting(parts.length, (value) => fits(parts.slice(0, value)));
  const staying = parts.slice(0, count);
  // A shorter part may have room where a longer one has none.
  for (const part of parts.slice(count + 1, count + 1 + MOST_TRIES)) {
    if (await fits([...staying, part])) staying.push(part);
  }
  const growth = await largestFitting(GROWTH_STEPS, (value) => fits(staying, value));
  report?.(parts.filter((part) => !staying.includes(part)));
  return typesetPdf('cv.typ', dataFor(staying, growth));
}
