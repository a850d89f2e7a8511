import { shortAddress } from '../addresses/urls';
import { displayStyle } from '../design/document-fonts';
import { palette } from '../design/palette';
import { paperWave } from '../design/paper-wave';
import type { ProfileProject } from '../profile/project-lists';
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
const GROWTH_STEPS = 16;

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

const isFeatured = (project: ProfileProject) => project.isFeatured;

/** The least extent, and ever more of the content. */
function extentsOf(site: LocalizedSite): CvExtent[] {
  const { about, schools } = site.profile;
  const projects = projectsWithEntry(site);
  const described = projects.filter(hasText);
  const steps: { of: keyof typeof leastExtent; most: number }[] = [
    { of: 'projects', most: described.filter(isFeatured).length },
    { of: 'fullJobs', most: jobsInCv(site).length },
    { of: 'projects', most: described.length },
    { of: 'fullSchools', most: schools.length },
    { of: 'fullProjects', most: described.length },
    { of: 'paragraphs', most: about.paragraphs.length },
    { of: 'projects', most: projects.length },
  ];
  const extent = { ...leastExtent };
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

/** If less than so much of a second page is needed, some texts are left out instead. */
const LEAST_OF_PAGE = 0.15;

/**
 * How many pages the CV has: one, if all fits, or if jobs with all their texts nearly do. Without
 * jobs, projects with a sentence each are as important. There are more than two, only if the jobs
 * with a sentence each need them.
 */
async function pagesOf(site: LocalizedSite): Promise<number> {
  const least = Math.ceil(await lengthOf(site, leastExtent));
  const described = projectsWithEntry(site).filter(hasText);
  const projects = jobsInCv(site).length > 0 ? described.filter(isFeatured) : described;
  const important = { ...leastExtent, fullJobs: Infinity, projects: projects.length };
  const needsSecond = (await lengthOf(site, important)) > 1 + LEAST_OF_PAGE;
  return Math.max(needsSecond ? 2 : 1, least);
}

/** The last extent that fits on the pages, by a binary search. The first one always does. */
async function lastFitting(site: LocalizedSite, extents: readonly CvExtent[], pages: number) {
  let [fitting, tooLarge] = [0, extents.length];
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if ((await lengthOf(site, extents[middle])) <= pages) fitting = middle;
    else tooLarge = middle;
  }
  return extents[fitting];
}

/** The CV as a tagged PDF with embedded fonts. The same content gives the same bytes. */
export async function cvPdf(site: LocalizedSite): Promise<Uint8Array> {
  const pages = await pagesOf(site);
  const extent = await lastFitting(site, extentsOf(site), pages);
  const growths = Array.from({ length: GROWTH_STEPS + 1 }, (_, growth) => ({ ...extent, growth }));
  return typesetPdf('cv.typ', cvData(site, await lastFitting(site, growths, pages)));
}
