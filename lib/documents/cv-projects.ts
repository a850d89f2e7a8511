import { shortAddress } from '../addresses/short-address';
import type { LinkKind, ProfileProject } from '../profile/project-lists';
import type { LocalizedSite } from '../site/make-sites';
import { formatNumber } from '../text/intl';
import { nonEmpty } from '../text/text';
import { fill } from '../words/words';
import {
  type CvEntry,
  type CvGroup,
  commaList,
  entryTexts,
  type Linked,
  labelFor,
} from './cv-texts';

/** How many projects have their texts in the CV, and how many others have a line. */
export interface ProjectCounts {
  described: number;
  named: number;
}

/**
 * The kinds of links that have their name before the address. These addresses say little, because
 * they lead to a file, or to a site that is not the owner's.
 */
const namedKinds: readonly LinkKind[] = ['video', 'apk', 'custom'];

const projectEntry = (project: ProfileProject, site: LocalizedSite): CvEntry => ({
  title: { text: project.title },
  ...entryTexts(project, site),
  links: project.links.map(({ kind, name, url }): Linked => {
    const label = namedKinds.includes(kind) ? `${labelFor(name, site)} ` : '';
    return { text: label + shortAddress(url), href: url };
  }),
});

/** A project in a line. */
function projectLine({ title, organization, period, tags, links: [link] }: ProfileProject) {
  const details = nonEmpty([organization, period?.text, commaList(tags)]);
  return {
    name: { text: title },
    details: [
      ...details.map((text): Linked => ({ text })),
      ...(link ? [{ text: shortAddress(link.url), href: link.url }] : []),
    ],
  };
}

/** "and 28 more on juan-dela-cruz.example" */
function moreProjects(count: number, { locale: { words, language }, urlOf }: LocalizedSite) {
  const pageUrl = urlOf('/');
  const values = { count: formatNumber(count, language), site: shortAddress(pageUrl) };
  return { details: [{ text: fill(words.documents.moreProjects, values), href: pageUrl }] };
}

export const hasText = ({ description, highlights }: ProfileProject) =>
  description !== undefined || highlights.length > 0;

/** The projects that the owner wants in the CV: the featured ones, then those of each group. */
export const projectsInCv = ({ profile }: LocalizedSite) =>
  profile.projects.filter(({ isInCv }) => isInCv);

/**
 * The projects of the CV by group: the first ones that have texts, with these, and of the others
 * the first ones in a line each. Another line says how many are only on the page.
 */
export function cvProjects(site: LocalizedSite, counts: ProjectCounts): CvGroup[] {
  const wanted = projectsInCv(site);
  const described = wanted.filter(hasText).slice(0, counts.described);
  const others = wanted.filter((project) => !described.includes(project));
  const named = others.slice(0, counts.named);
  const { featuredProjects, projectGroups } = site.profile;
  const hasNames = projectGroups.some(({ name }) => name !== undefined);
  const groups = [{ heading: undefined, projects: featuredProjects }, ...projectGroups];
  const inCv = groups.map(({ heading, projects }) => ({
    name: hasNames && heading ? { text: heading } : undefined,
    entries: projects
      .filter((project) => described.includes(project))
      .map((project) => projectEntry(project, site)),
    lines: projects.filter((project) => named.includes(project)).map(projectLine),
  }));
  const leftOut = others.length - named.length;
  return [
    ...inCv.filter(({ entries, lines }) => entries.length + lines.length > 0),
    ...(leftOut > 0 ? [{ lines: [moreProjects(leftOut, site)] }] : []),
  ];
}
