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
  projectsWithEntry,
} from './cv-sections';
import { filledPages, typesetPdf, typstLocale } from './typst';

function contactList(site: LocalizedSite): Linked[] {
  const { email, phone, location, accounts } = site.profile.contacts;
  const pageUrl = site.urlOf('/');
  const accountLinks = accounts.map(({ name, url }) => {
    const address = shortAddress(url);
    // "github.com/ana" says "GitHub", and "chaos.social/@ana" needs the label "Mastodon:".
    const saysName = address.toLowerCase().split(/[./]/).includes(name.toLowerCase());
    return { text: saysName ? address : `${labelFor(name, site)}${address}`, href: url };
  });
  return [
    ...(email ? [email] : []),
    ...(phone ? [{ text: phone.text, href: phone.href }] : []),
    ...(location ? [{ text: location }] : []),
    { text: shortAddress(pageUrl), href: pageUrl },
    ...accountLinks,
  ];
}

/** From letters of 9.5 points to those of 11.5. */
const GROWTH_STEPS = 8;

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

/** Only jobs may make the CV longer. */
const MAX_PAGES = 2;

/** Ever more of the content, in the order in which it gets the room. */
function extentsOf(site: LocalizedSite): CvExtent[] {
  const { about, schools } = site.profile;
  const projects = projectsWithEntry(site);
  const described = projects.filter(hasText);
  const steps: { of: keyof CvExtent; most: number }[] = [
    { of: 'projects', most: described.filter(({ isFeatured }) => isFeatured).length },
    { of: 'fullJobs', most: jobsInCv(site).length },
    { of: 'projects', most: described.length },
    { of: 'paragraphs', most: about.paragraphs.length },
    { of: 'fullProjects', most: described.length },
    { of: 'fullSchools', most: schools.length },
    { of: 'projects', most: projects.length },
  ];
  const least = { paragraphs: 0, projects: 0, fullJobs: 0, fullSchools: 0, fullProjects: 0 };
  const extent = { ...least, growth: 0 };
  const extents = [{ ...extent }];
  for (const { of, most } of steps) {
    while (extent[of] < most) {
      extent[of] += 1;
      extents.push({ ...extent });
    }
  }
  return extents;
}

/** The largest number up to `most` that fits: a binary search. 0 always does. */
async function largest(most: number, fits: (number: number) => Promise<boolean>) {
  let [fitting, tooLarge] = [0, most + 1];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (await fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}

/** All of the content in letters as large as fit, or as much of it as fits in the least letters. */
async function fittingExtent(site: LocalizedSite): Promise<CvExtent> {
  const lengthOf = (extent?: CvExtent) => filledPages('cv.typ', cvData(site, extent));
  const extents = extentsOf(site);
  const length = await lengthOf();
  const [least] = extents;
  const half = Math.floor(projectsWithEntry(site).filter(hasText).length / 2);
  const needed =
    length > 1 ? await lengthOf({ ...least, fullJobs: Infinity, projects: half }) : length;
  // A second page is for `needed` (jobs with all their texts, and a sentence of half of the
  // projects), or is at least half full. More pages are only for jobs that have a sentence each.
  const pages =
    needed > MAX_PAGES
      ? Math.max(MAX_PAGES, Math.ceil(await lengthOf(least)))
      : Math.max(Math.ceil(needed), Math.min(MAX_PAGES, Math.round(length)));
  const sizes = Array.from({ length: GROWTH_STEPS + 1 }, (_, growth) => ({ growth }));
  const choices = length > pages ? extents : sizes;
  const fits = async (index: number) => (await lengthOf(choices[index])) <= pages;
  return { ...choices[await largest(choices.length - 1, fits)] };
}

/** The CV as a tagged PDF with embedded fonts. The same content gives the same bytes. */
export const cvPdf = async (site: LocalizedSite): Promise<Uint8Array> =>
  typesetPdf('cv.typ', cvData(site, await fittingExtent(site)));
