import { shortAddress } from '../addresses/urls';
import { displayStyle } from '../design/document-fonts';
import { palette } from '../design/palette';
import { paperWave } from '../design/paper-wave';
import type { LocalizedSite } from '../site/make-sites';
import {
  type CvExtent,
  companiesInCv,
  cvParts,
  describedProjects,
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

const wholeExtent: CvExtent = {
  hasBiography: true,
  projects: Infinity,
  whole: Infinity,
  growth: 0,
};

/** The data for `cv.typ`, which lays out the CV. */
export function cvData(site: LocalizedSite, extent = wholeExtent) {
  const { person, paperSize, updated } = site.profile;
  // A CV is printed, so its colors are light.
  const colors = palette(site.hues, 'light');
  return {
    colors,
    wave: paperWave(colors.link),
    growth: extent.growth,
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

/** More names of projects would be a list that nobody reads, in small letters. */
const MAX_NAMED = 20;

/** `growth` grows in steps that are too small to see. */
const GROWTH_STEPS = 8;

/** Letters of 9.5 points. Smaller ones are for what every CV should have, and for names. */
const USUAL_GROWTH = 2 / GROWTH_STEPS;

/** If a smaller share of the projects had a sentence, the CV gets another page. */
const LEAST_SHARE = 2 / 3;

/**
 * Fills the fewest pages on which jobs and featured projects fit, in this order:
 *
 * 1. a sentence for each project
 * 2. all texts of projects, those of featured ones first
 * 3. the biography, which is there from the beginning if no job has a text
 * 4. the names of projects without a text
 * 5. larger letters and distances
 */
async function filledPages(site: LocalizedSite): Promise<CvExtent> {
  const described = describedProjects(site);
  const featured = described.filter(({ isFeatured }) => isFeatured).length;
  const hasBiography = !companiesInCv(site).flat().some(hasText);
  const bare: CvExtent = { hasBiography, projects: 0, whole: 0, growth: 0 };
  const pagesOf = (extent: CvExtent) => countPages('cv.typ', cvData(site, extent));
  const needed = await pagesOf({ ...bare, projects: featured, whole: featured });
  let pages = needed <= MAX_PAGES ? needed : Math.max(MAX_PAGES, await pagesOf(bare));
  const fits = async (extent: CvExtent) => (await pagesOf(extent)) <= pages;
  const sentencesThatFit = () =>
    largest(0, described.length, (projects) => fits({ ...bare, projects }));

  let sentences = await sentencesThatFit();
  if (pages < MAX_PAGES && sentences < LEAST_SHARE * described.length) {
    pages = MAX_PAGES;
    sentences = await sentencesThatFit();
  }
  const whole = await largest(0, sentences, (number) => {
    const growth = number > featured ? USUAL_GROWTH : 0;
    return fits({ ...bare, projects: sentences, whole: number, growth });
  });
  const texts = { ...bare, projects: sentences, whole };
  const withBiography = { ...texts, hasBiography: true, growth: USUAL_GROWTH };
  const isAllTold = whole === described.length;
  const told = isAllTold && (await fits(withBiography)) ? withBiography : texts;
  const most = Math.min(projectsInCv(site).length, sentences + MAX_NAMED);
  const projects = await largest(sentences, most, (number) =>
    fits({ ...told, growth: 0, projects: number }),
  );
  const steps = await largest(0, GROWTH_STEPS, (step) =>
    fits({ ...told, projects, growth: step / GROWTH_STEPS }),
  );
  return { ...told, projects, growth: steps / GROWTH_STEPS };
}

/** The CV as a tagged PDF with embedded fonts. The same content gives the same bytes. */
export const cvPdf = async (site: LocalizedSite): Promise<Uint8Array> =>
  typesetPdf('cv.typ', cvData(site, await filledPages(site)));
