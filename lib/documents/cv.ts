import { shortAddress } from '../addresses/short-address';
import { displayStyle } from '../design/document-fonts';
import { palette } from '../design/palette';
import { paperWave } from '../design/paper-wave';
import type { LocalizedSite } from '../site/make-sites';
import {
  type CvExtent,
  companiesInCv,
  cvParts,
  hasText,
  type Linked,
  labelFor,
  projectsInCv,
} from './cv-parts';
import { countPages, typesetPdf, typstLocale } from './typst';

/** E-mail, phone, place, site and accounts. */
function contactList(site: LocalizedSite): Linked[] {
  const { email, phone, location, accounts } = site.profile.contacts;
  const pageUrl = site.urlOf('/');
  const accountLinks = accounts.map(({ name, url }) => {
    const address = shortAddress(url);
    // "github.com/ana" needs no label.
    const isNamed = address.toLowerCase().split(/[./]/).includes(name.toLowerCase());
    return { text: isNamed ? address : `${labelFor(name, site)} ${address}`, href: url };
  });
  return [
    ...(email ? [email] : []),
    ...(phone ? [{ text: phone.text, href: phone.href }] : []),
    ...(location ? [{ text: location }] : []),
    { text: shortAddress(pageUrl), href: pageUrl },
    ...accountLinks,
  ];
}

const everything: CvExtent = { hasBiography: true, described: Infinity, named: Infinity, room: 0 };

/** The data for `cv.typ`, which lays out the CV. */
export function cvData(site: LocalizedSite, extent = everything) {
  const { person, paperSize, updated } = site.profile;
  // A CV is printed, so its colors are light.
  const colors = palette(site.hues, 'light');
  return {
    colors,
    wave: paperWave(colors.link),
    room: extent.room,
    locale: typstLocale(site.locale.language),
    paperSize,
    updated: updated.split('-').map(Number),
    title: person.nameAndRole,
    name: person.name,
    display: displayStyle(person.name),
    role: person.role,
    contacts: contactList(site),
    parts: cvParts(site, extent),
  };
}

/** The largest number up to `most` that fits. `least` does. */
async function largest(least: number, most: number, fits: (number: number) => Promise<boolean>) {
  let [fitting, tooLarge] = [least, most + 1];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (await fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}

/** Projects make the CV no longer than this. */
const MAX_PAGES = 2;

/** More projects that are only named would be a list that nobody reads, in small letters. */
const MAX_NAMED = 20;

/** `room` grows from 0 to 1 in steps that are too small to see. */
const ROOM_STEPS = 8;

/** Letters of 9.5 points. Smaller ones save a page or name more projects, without their texts. */
const ROOM_TO_FILL = 2;

type PageCounter = (extent: CvExtent) => Promise<number>;

/** The fewest pages of a CV, with what it says on them at least. */
async function fewestPages(usual: CvExtent, pagesOf: PageCounter) {
  const usualPages = await pagesOf(usual);
  if (usualPages === 1) return { least: usual, pages: 1 };
  const small = { ...usual, room: 0 };
  const smallPages = await pagesOf(small);
  if (smallPages > MAX_PAGES) {
    const short = { ...small, described: 0 };
    return { least: short, pages: Math.max(MAX_PAGES, await pagesOf(short)) };
  }
  const isSaved = smallPages < usualPages;
  return isSaved ? { least: small, pages: smallPages } : { least: usual, pages: usualPages };
}

/**
 * Fills the fewest pages on which jobs and featured projects fit: with the texts of other projects,
 * then with the names of others, and then with larger letters and distances. The biography is what
 * a CV says if no job has a text. Else it comes after the texts of all projects.
 */
async function filledPages(site: LocalizedSite): Promise<CvExtent> {
  const projects = projectsInCv(site);
  const withText = projects.filter(hasText);
  const usual = {
    hasBiography: !companiesInCv(site).flat().some(hasText),
    described: withText.filter(({ isFeatured }) => isFeatured).length,
    named: 0,
    room: ROOM_TO_FILL / ROOM_STEPS,
  };
  const pagesOf: PageCounter = (extent) => countPages('cv.typ', cvData(site, extent));
  const { least, pages } = await fewestPages(usual, pagesOf);
  const fits = async (extent: CvExtent) => (await pagesOf(extent)) <= pages;
  const described = await largest(least.described, withText.length, (number) =>
    fits({ ...least, described: number }),
  );
  const texts = { ...least, described };
  const hasBiography =
    texts.hasBiography ||
    (described === withText.length && (await fits({ ...texts, hasBiography: true })));
  const allTexts = { ...texts, hasBiography, room: 0 };
  const named = await largest(0, Math.min(projects.length - described, MAX_NAMED), (number) =>
    fits({ ...allTexts, named: number }),
  );
  const full = { ...allTexts, named };
  const steps = await largest(0, ROOM_STEPS, (step) => fits({ ...full, room: step / ROOM_STEPS }));
  return { ...full, room: steps / ROOM_STEPS };
}

/** The CV as a tagged PDF with embedded fonts. The same content gives the same bytes. */
export const cvPdf = async (site: LocalizedSite): Promise<Uint8Array> =>
  typesetPdf('cv.typ', cvData(site, await filledPages(site)));
