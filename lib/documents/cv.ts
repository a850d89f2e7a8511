import { shortAddress } from '../addresses/urls';
import { displayStyle } from '../design/document-fonts';
import { palette } from '../design/palette';
import { paperWave } from '../design/paper-wave';
import type { LocalizedSite } from '../site/localized-site';
import {
  type CvExtent,
  cvSections,
  hasText,
  jobsInCv,
  type Linked,
  labelFor,
  orderedProjects,
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

/** From letters of 9 points to those of 11.5. */
const GROWTH_STEPS = 10;

/** The data for `cv.typ`, which lays out the CV. */
export function cvData(site: LocalizedSite, extent: CvExtent = {}) {
  const { person, paperSize, updated } = site.profile;
  // A CV is printed, so its colors are light.
  const colors = palette(site.hues, 'light');
  return {
    colors,
    wave: paperWave(colors.link),
    growth: (extent.growth ?? 0) / GROWTH_STEPS,
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
  // Mostly there is room for everything.
  if (most <= least || (await fits(most))) return Math.max(least, most);
  let [fitting, tooLarge] = [least, most];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (await fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}

/** Only jobs may make the CV longer. */
const MAX_PAGES = 2;

/** Letters of 9.25 points. Further texts and fewer pages are only for letters that are as large. */
const USUAL_GROWTH = 1;

/** More projects without a text would be a list that nobody reads. */
const MAX_WITHOUT_TEXT = 20;

/**
 * How much of the content fits on the fewest pages that hold the jobs, and a sentence of half of the
 * projects. Each step gets the room that the ones before it leave.
 */
async function fittingExtent(site: LocalizedSite): Promise<CvExtent> {
  const { about, schools } = site.profile;
  const jobs = jobsInCv(site).length;
  const projects = orderedProjects(site);
  const described = projects.filter(hasText);
  const featured = described.filter(({ isFeatured }) => isFeatured).length;
  const pagesOf = (extent: CvExtent) => countPages('cv.typ', cvData(site, extent));
  const projectsWithEntry = Math.min(projects.length, described.length + MAX_WITHOUT_TEXT);

  const least = { paragraphs: 0, projects: 0, fullJobs: 0, fullSchools: 0, fullProjects: 0 };
  const wanted = { ...least, fullJobs: jobs, projects: Math.ceil(described.length / 2) };
  const wantedPages = await pagesOf({ ...wanted, growth: USUAL_GROWTH });
  const isRoomForAll = wantedPages <= MAX_PAGES;
  const pages = isRoomForAll ? wantedPages : Math.max(MAX_PAGES, await pagesOf(least));
  let extent: Required<CvExtent> = { ...(isRoomForAll ? wanted : least), growth: 0 };
  const steps: { of: keyof CvExtent; most: number; growth?: number }[] = [
    { of: 'projects', most: featured },
    { of: 'fullJobs', most: jobs },
    { of: 'projects', most: described.length },
    { of: 'paragraphs', most: about.paragraphs.length, growth: USUAL_GROWTH },
    { of: 'fullProjects', most: described.length, growth: USUAL_GROWTH },
    { of: 'fullSchools', most: schools.length, growth: USUAL_GROWTH },
    { of: 'projects', most: projectsWithEntry, growth: USUAL_GROWTH },
    { of: 'growth', most: GROWTH_STEPS },
  ];
  for (const { of, most, growth = 0 } of steps) {
    const fits = async (number: number) =>
      (await pagesOf({ ...extent, growth, [of]: number })) <= pages;
    extent = { ...extent, [of]: await largest(extent[of], most, fits) };
  }
  return extent;
}

/** The CV as a tagged PDF with embedded fonts. The same content gives the same bytes. */
export const cvPdf = async (site: LocalizedSite): Promise<Uint8Array> =>
  typesetPdf('cv.typ', cvData(site, await fittingExtent(site)));
