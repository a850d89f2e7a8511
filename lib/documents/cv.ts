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
    ...(phone ? [phone] : []),
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

/** A sentence of each job and school, no project, and no paragraph but the intro. */
const leastExtent = { paragraphs: 0, projects: 0, fullJobs: 0, fullSchools: 0, fullProjects: 0 };

/** The least extent, and ever more of the content, and then all of it in ever larger letters. */
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
    { of: 'growth', most: GROWTH_STEPS },
  ];
  const extent = { ...leastExtent, growth: 0 };
  const extents = [{ ...extent }];
  for (const { of, most } of steps) {
    while (extent[of] < most) {
      extent[of] += 1;
      extents.push({ ...extent });
    }
  }
  return extents;
}

const lengthOf = (site: LocalizedSite, extent?: CvExtent) =>
  filledPages('cv.typ', cvData(site, extent));

/**
 * How many pages the CV has:
 *
 * - one, if all fits, or if the second one would be less than half full with what matters less
 * - two, if jobs with all their texts, and a sentence of half of the projects, need them
 * - more, only if the jobs with a sentence each need them
 */
async function pagesOf(site: LocalizedSite): Promise<number> {
  const length = await lengthOf(site);
  if (length <= 1) return 1;
  const described = projectsWithEntry(site).filter(hasText);
  const important = { fullJobs: Infinity, projects: Math.floor(described.length / 2) };
  const needsSecond = (await lengthOf(site, { ...leastExtent, ...important })) > 1;
  const pages = needsSecond || length >= 1.5 ? 2 : 1;
  return Math.max(pages, Math.ceil(await lengthOf(site, leastExtent)));
}

/** The last extent that fits on the pages, by a binary search. The first one always does. */
async function fittingExtent(site: LocalizedSite): Promise<CvExtent | undefined> {
  const pages = await pagesOf(site);
  const extents = extentsOf(site);
  let [fitting, tooLarge] = [0, extents.length];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if ((await lengthOf(site, extents[middle])) <= pages) fitting = middle;
    else tooLarge = middle;
  }
  return extents[fitting];
}

/** The CV as a tagged PDF with embedded fonts. The same content gives the same bytes. */
export const cvPdf = async (site: LocalizedSite): Promise<Uint8Array> =>
  typesetPdf('cv.typ', cvData(site, await fittingExtent(site)));
