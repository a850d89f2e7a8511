import { shortAddress } from '../addresses/short-address';
import { displayStyle } from '../design/document-fonts';
import { palette } from '../design/palette';
import { paperWave } from '../design/paper-wave';
import type { LocalizedSite } from '../site/make-sites';
import { cvParts } from './cv-parts';
import { hasText, type ProjectCounts, projectsInCv } from './cv-projects';
import { type Linked, labelFor } from './cv-texts';
import { countPages, typesetPdf, typstLocale } from './typst';

/** Two lines of contacts: first e-mail, phone, place and site, and then the accounts. */
function contactLines(site: LocalizedSite): Linked[][] {
  const { email, phone, location, accounts } = site.profile.contacts;
  const pageUrl = site.urlOf('/');
  const direct: Linked[] = email === undefined ? [] : [email];
  if (phone) direct.push({ text: phone.text, href: phone.href });
  if (location) direct.push({ text: location });
  direct.push({ text: shortAddress(pageUrl), href: pageUrl });
  const accountLinks = accounts.map(({ name, url }) => {
    const address = shortAddress(url);
    // "github.com/ana" needs no label.
    const isNamed = address.toLowerCase().split(/[./]/).includes(name.toLowerCase());
    return { text: isNamed ? address : `${labelFor(name, site)} ${address}`, href: url };
  });
  return [direct, accountLinks];
}

/** What the CV has of its content, and how large: `room` is explained in `cv-styles.typ`. */
interface Extent extends ProjectCounts {
  room: number;
}

const everything: Extent = { described: Infinity, named: Infinity, room: 0 };

/** The data for `cv.typ`, which lays out the CV. */
export function cvData(site: LocalizedSite, { room, ...projectCounts } = everything) {
  const { person, paperSize, updated } = site.profile;
  // A CV is printed, so its colors are light.
  const colors = palette(site.hues, 'light');
  return {
    colors,
    wave: paperWave(colors.link),
    room,
    locale: typstLocale(site.locale.language),
    paperSize,
    updated: updated.split('-').map(Number),
    title: person.nameAndRole,
    name: person.name,
    display: displayStyle(person.name),
    role: person.role,
    contacts: contactLines(site),
    parts: cvParts(site, projectCounts),
  };
}

/** The largest number up to `most` that fits, if all smaller ones fit, too. 0 is not tried. */
async function largest(most: number, fits: (number: number) => Promise<boolean>) {
  if (most === 0 || (await fits(most))) return most;
  let [fitting, tooLarge] = [0, most];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (await fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}

/** Projects make the CV no longer than this. */
const MAX_PAGES = 2;

/** `room` grows to 2 in steps that are too small to see. */
const ROOM_STEP = 1 / 16;

/** If they can have it, letters keep this room beside projects that are not featured: 9.5 pt. */
const ROOM_BESIDE_OTHERS = 0.25;

/**
 * Fills the fewest pages on which jobs and featured projects fit: with the texts of as many other
 * projects as possible, then with a line for others, and then with larger letters and distances.
 */
async function filledPages(site: LocalizedSite): Promise<Extent> {
  const projects = projectsInCv(site);
  const withText = projects.filter(hasText);
  const featured = withText.filter(({ isFeatured }) => isFeatured).length;
  // The featured projects, or the first two.
  const first = featured > 0 ? featured : Math.min(2, withText.length);
  const pagesWith = (extent: Extent) => countPages('cv.typ', cvData(site, extent));
  const nothing: Extent = { described: 0, named: 0, room: 0 };
  let pages = await pagesWith({ ...nothing, described: first });
  if (pages > MAX_PAGES) pages = Math.max(MAX_PAGES, await pagesWith(nothing));
  const fits = async (extent: Extent) => (await pagesWith(extent)) <= pages;
  const isOpen = await fits({ ...nothing, described: first, room: ROOM_BESIDE_OTHERS });
  const room = isOpen ? ROOM_BESIDE_OTHERS : 0;
  const described = await largest(withText.length, (number) =>
    fits({ described: number, named: 0, room }),
  );
  const named = await largest(projects.length - described, (number) =>
    fits({ described, named: number, room }),
  );
  const steps = await largest(2 / ROOM_STEP, (number) =>
    fits({ described, named, room: number * ROOM_STEP }),
  );
  return { described, named, room: steps * ROOM_STEP };
}

/** The CV as a tagged PDF with embedded fonts. The same content gives the same bytes. */
export const cvPdf = async (site: LocalizedSite): Promise<Uint8Array> =>
  typesetPdf('cv.typ', cvData(site, await filledPages(site)));
