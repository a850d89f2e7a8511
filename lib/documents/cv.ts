import { shortAddress } from '../addresses/urls';
import { displayStyle } from '../design/document-fonts';
import { palette } from '../design/palette';
import { paperWave } from '../design/paper-wave';
import type { LocalizedSite } from '../site/localized-site';
import {
  type CvExtent,
  companiesInCv,
  cvSections,
  describedProjects,
  hasText,
  type Linked,
  labelFor,
  projectsInCv,
} from './cv-sections';
import { countPages, typesetPdf, typstLocale } from './typst';

function contactList(site: LocalizedSite): Linked[] {
  const { email, phone, location, accounts } = site.profile.contacts;
  const pageUrl = site.urlOf('/');
  const accountLinks = accounts.map(({ name, url }) => {
    const address = shortAddress(url);
    // "github.com/ana" says "GitHub", and "chaos.social/@ana" needs the label "Mastodon:".
    const saysName = address.toLowerCase().split(/[./]/).includes(name.toLowerCase());
    return { text: saysName ? address : `${labelFor(name, site)} ${address}`, href: url };
  });
  return [
    ...(email ? [email] : []),
    ...(phone ? [{ text: phone.text, href: phone.href }] : []),
    ...(location ? [{ text: location }] : []),
    { text: shortAddress(pageUrl), href: pageUrl },
    ...accountLinks,
  ];
}

const all: CvExtent = {
  hasBiography: true,
  projects: Infinity,
  detailedProjects: Infinity,
  growth: 0,
};

/** The data for `cv.typ`, which lays out the CV. */
export function cvData(site: LocalizedSite, extent = all) {
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
    sections: cvSections(site, extent),
  };
}

/** The largest number that fits, from `least`, which always does, to `most`: a binary search. */
async function largest(least: number, most: number, fits: (number: number) => Promise<boolean>) {
  let [fitting, tooLarge] = [least, most + 1];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (await fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}

/** Only jobs may make the CV longer. */
const MAX_PAGES = 2;

/** More projects without a text would be a list that nobody reads, in small letters. */
const MAX_WITHOUT_TEXT = 20;

/** `growth` grows in steps that are too small to see. */
const GROWTH_STEPS = 8;

/**
 * Letters of 9.5 points. Further texts of projects and the biography get room only while letters
 * are as large. What every CV should have may make them smaller: there, growth is 0.
 */
const USUAL_GROWTH = 2 / GROWTH_STEPS;

/** If one page has room for a sentence of fewer projects, the CV gets a second page. */
const MIN_SHARE_WITH_SENTENCE = 2 / 3;

/**
 * How much of the content fits on the fewest pages that hold jobs and featured projects. What comes
 * first in this order gets the room:
 *
 * 1. a sentence for each project that has a text
 * 2. all texts of projects, those of featured ones first
 * 3. the biography, which is there from the beginning if no job has a text
 * 4. the names of projects without a text
 * 5. larger letters and distances
 */
async function fittingExtent(site: LocalizedSite): Promise<CvExtent> {
  const described = describedProjects(site);
  const featured = described.filter(({ isFeatured }) => isFeatured).length;
  const hasBiography = !companiesInCv(site).flat().some(hasText);
  const noProjects: CvExtent = { hasBiography, projects: 0, detailedProjects: 0, growth: 0 };
  const pagesOf = (extent: CvExtent) => countPages('cv.typ', cvData(site, extent));
  // `fits` reads it, and the number may rise below.
  let pages = await pagesOf({ ...noProjects, projects: featured, detailedProjects: featured });
  if (pages > MAX_PAGES) pages = Math.max(MAX_PAGES, await pagesOf(noProjects));
  const fits = async (extent: CvExtent) => (await pagesOf(extent)) <= pages;

  const sentencesThatFit = () =>
    largest(0, described.length, (projects) => fits({ ...noProjects, projects }));
  let sentences = await sentencesThatFit();
  if (pages < MAX_PAGES && sentences < MIN_SHARE_WITH_SENTENCE * described.length) {
    pages = MAX_PAGES;
    sentences = await sentencesThatFit();
  }
  const detailedProjects = await largest(0, sentences, (number) => {
    const growth = number > featured ? USUAL_GROWTH : 0;
    return fits({ ...noProjects, projects: sentences, detailedProjects: number, growth });
  });
  const texts = { ...noProjects, projects: sentences, detailedProjects };
  const withBiography = { ...texts, hasBiography: true };
  const hasRoomForBiography =
    detailedProjects === described.length &&
    (await fits({ ...withBiography, growth: USUAL_GROWTH }));
  const extent = hasRoomForBiography ? withBiography : texts;
  const most = Math.min(projectsInCv(site).length, sentences + MAX_WITHOUT_TEXT);
  const projects = await largest(sentences, most, (number) =>
    fits({ ...extent, projects: number }),
  );
  const steps = await largest(0, GROWTH_STEPS, (step) =>
    fits({ ...extent, projects, growth: step / GROWTH_STEPS }),
  );
  return { ...extent, projects, growth: steps / GROWTH_STEPS };
}

/** The CV as a tagged PDF with embedded fonts. The same content gives the same bytes. */
export const cvPdf = async (site: LocalizedSite): Promise<Uint8Array> =>
  typesetPdf('cv.typ', cvData(site, await fittingExtent(site)));
