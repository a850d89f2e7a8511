import { shortAddress } from '../addresses/urls';
import { displayStyle } from '../design/document-fonts';
import { palette } from '../design/palette';
import { paperWave } from '../design/paper-wave';
import type { LocalizedSite } from '../site/localized-site';
import {
  type CvPart,
  cvSections,
  jobsInCv,
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

/** From the least letters and distances to the largest ones. */
const GROWTH_STEPS = 15;

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

/** About how many lines parts take: an entry has a title, and texts that go only with it. */
const linesOf = (parts: readonly CvPart[]): number =>
  parts.reduce((sum, part) => {
    if (!('runs' in part)) return sum + 2 + linesOf(part.texts?.filter(({ rank }) => !rank) ?? []);
    return sum + Math.ceil(part.runs.map(({ run }) => run).join('').length / 80);
  }, 0);

/** The parts that stay, with so many lines. If one is too long, the next ones may stay. */
function partsFor(lines: number, parts: readonly CvPart[]) {
  let room = lines;
  return parts.filter((part) => {
    const stays = linesOf([part]) <= room;
    if (stays) room -= linesOf([part]);
    return stays;
  });
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

/** If less than so much of a second page is needed, some parts are left out instead. */
const LEAST_OF_PAGE = 0.15;

/**
 * The CV as a tagged PDF with embedded fonts. The same content gives the same bytes.
 * @param report is called with the parts that are left out
 */
export async function cvPdf(site: LocalizedSite, report?: (gone: CvPart[]) => void) {
  const all = cvSections(site);
  const parts = partsIn(all);
  const dataFor = (lines: number, growth?: number) =>
    cvData(site, sectionsWith(partsFor(lines, parts), all, site), growth);
  const lengthOf = (lines: number, growth?: number) =>
    filledPages('cv.typ', dataFor(lines, growth));

  // Jobs, or else projects, may need a second page, and only what always stays may need more.
  const last = ranks.indexOf(
    jobsInCv(site).length > 0 ? 'texts of projects' : 'texts of projects without a date',
  );
  const important = parts.filter(({ rank }) => rank && ranks.indexOf(rank) <= last);
  const length = await lengthOf(linesOf(important));
  const usual = length > 1 + LEAST_OF_PAGE ? 2 : 1;
  const pages = length > usual ? Math.max(usual, Math.ceil(await lengthOf(0))) : usual;

  const fits = async (lines: number, growth?: number) => (await lengthOf(lines, growth)) <= pages;
  const lines = await largestFitting(linesOf(parts), fits);
  const growth = await largestFitting(GROWTH_STEPS, (value) => fits(lines, value));
  const staying = partsFor(lines, parts);
  report?.(parts.filter((part) => !staying.includes(part)));
  return typesetPdf('cv.typ', dataFor(lines, growth));
}
