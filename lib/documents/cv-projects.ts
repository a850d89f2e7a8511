import { shortAddress } from '../addresses/short-address';
import type { Profile } from '../profile/profile';
import type { LinkKind, ProfileProject } from '../profile/project-lists';
import { formatNumber } from '../text/intl';
import { nonEmpty } from '../text/text';
import type { Locale } from '../words/locale';
import { fill } from '../words/words';
import { commaList, cvText, entryTexts, type Linked } from './cv-texts';

/**
 * The kinds of links that are shown by name. Their addresses say little, because they lead to a
 * file, or to a site that is not the owner's.
 */
const namedKinds: readonly LinkKind[] = ['video', 'apk', 'custom'];

const projectEntry = (project: ProfileProject) => ({
  title: { text: project.title },
  ...entryTexts(project),
  links: project.links.map(({ kind, name, url }) => ({
    text: namedKinds.includes(kind) ? name : shortAddress(url),
    href: url,
  })),
});

/** A project in a line: its name, and its technologies or else its description. */
function projectLine(project: ProfileProject) {
  const { title, organization, period, description, tags, links } = project;
  const details = nonEmpty([organization, period?.text, commaList(tags)]);
  return {
    name: { text: title, href: links[0]?.url },
    details,
    summary: tags.length === 0 && description ? cvText(description) : undefined,
  };
}

/** The line below the projects: "and 28 more on juan-dela-cruz.example". */
function moreProjects(count: number, pageUrl: string, { words, language }: Locale) {
  const values = { count: formatNumber(count, language), site: shortAddress(pageUrl) };
  return { text: fill(words.documents.moreProjects, values), href: pageUrl } satisfies Linked;
}

/** Less than half a page. The line below them leads to the others. */
const MAX_LINES = 12;

/**
 * The projects that the owner wants in the CV. The featured ones or, if none is featured, the first
 * two have descriptions. Of the others, the first `MAX_LINES` have a line each, in their groups.
 */
export function cvProjects({ projects, projectGroups }: Profile, pageUrl: string, locale: Locale) {
  const wanted = projects.filter(({ isInCv }) => isInCv);
  const featured = wanted.filter(({ isFeatured }) => isFeatured);
  const described = featured.length > 0 ? featured : wanted.slice(0, 2);
  const others = wanted.filter((project) => !described.includes(project));
  const inLines = others.slice(0, MAX_LINES);
  const idsInLines = inLines.map(({ id }) => id);
  const leftOutCount = others.length - inLines.length;
  const hasNamedGroups = projectGroups.some(({ name }) => name !== undefined);
  const groups = projectGroups.map((group) => ({
    heading: hasNamedGroups ? group.heading : undefined,
    lines: group.projects.filter(({ id }) => idsInLines.includes(id)).map(projectLine),
  }));
  return {
    entries: described.map(projectEntry),
    groups: groups.filter(({ lines }) => lines.length > 0),
    more: leftOutCount > 0 ? moreProjects(leftOutCount, pageUrl, locale) : undefined,
  };
}
