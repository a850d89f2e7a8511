import type { Project, Skill } from '../content/schema';
import { nonEmpty } from '../content/text';
import { type Addresses, linkFor, optionalLink } from '../hosting/addresses';
import type { Locale } from '../language/locale';
import type { Anchored } from './anchors';
import { periodFor } from './date-texts';
import { tagsFor } from './skills';

/** In the order in which links are shown. Their fields are `demoLink`, `videoLink` … */
const linkKinds = ['demo', 'video', 'repo', 'apk'] as const;

/** `own` is a link whose name the owner has written. */
export type LinkKind = (typeof linkKinds)[number] | 'own';

interface ProjectLink {
  kind: LinkKind;
  name: string;
  href: string;
  url: string;
}

function linksOf(project: Project, { words }: Locale, addresses: Addresses): ProjectLink[] {
  const common = linkKinds.flatMap((kind) => {
    const link = optionalLink(project[`${kind}Link`], addresses);
    return link === undefined ? [] : { kind, name: words.projects[kind], ...link };
  });
  const own = (project.links ?? []).map(({ name, href }) => ({
    kind: 'own' as const,
    name,
    ...linkFor(href, addresses),
  }));
  return [...common, ...own];
}

function projectFor(
  project: Anchored<Project>,
  skills: readonly Anchored<Skill>[],
  locale: Locale,
  addresses: Addresses,
) {
  const { title, id, description, image, role, organization, location, highlights = [] } = project;
  const period = periodFor(project.period, locale);
  return {
    title,
    id,
    description,
    image,
    period,
    role,
    organization,
    location,
    /** Short texts below the title, in the order of the page and of all documents. */
    details: nonEmpty([period?.text, role, organization, location]),
    highlights,
    tags: tagsFor(project.tags, skills),
    links: linksOf(project, locale, addresses),
    isFeatured: project.featured ?? false,
    isInCv: project.inCv ?? true,
    group: project.group?.trim(),
  };
}

export type ProfileProject = ReturnType<typeof projectFor>;

/** Projects that are not featured and are in the same group, or in none. */
export interface ProjectGroup {
  /** As in the content; undefined for the projects without a group. */
  name?: string;
  /**
   * The name, or "More projects" for projects without a group. Undefined if the section begins with
   * these projects, because then its title is right above them.
   */
  heading?: string;
  projects: readonly ProfileProject[];
}

/**
 * The groups in the order of their first projects in the file. The projects without a group are one
 * of the groups.
 */
function groupsOf(
  projects: readonly ProfileProject[],
  hasFeatured: boolean,
  { words }: Locale,
): ProjectGroup[] {
  const names = [...new Set(projects.map(({ group }) => group))];
  return names.map((name, index) => ({
    name,
    heading: name ?? (hasFeatured || index > 0 ? words.projects.more : undefined),
    projects: projects.filter(({ group }) => group === name),
  }));
}

/**
 * The projects for documents: the featured ones, without a heading, and then the others by group.
 * If the owner has named no group, there is no heading at all.
 */
export function projectsByHeading({
  projects,
  projectGroups,
}: ReturnType<typeof projectsFor>): Omit<ProjectGroup, 'name'>[] {
  if (projectGroups.every(({ name }) => name === undefined)) return [{ projects }];
  const featured = projects.filter(({ isFeatured }) => isFeatured);
  return [{ projects: featured }, ...projectGroups];
}

/** All projects: featured ones first, the others by group. */
export function projectsFor(
  entries: readonly Anchored<Project>[],
  skills: readonly Anchored<Skill>[],
  locale: Locale,
  addresses: Addresses,
) {
  const projects = entries.map((project) => projectFor(project, skills, locale, addresses));
  const featured = projects.filter(({ isFeatured }) => isFeatured);
  const others = projects.filter(({ isFeatured }) => !isFeatured);
  const projectGroups = groupsOf(others, featured.length > 0, locale);
  return {
    /** All projects: the featured ones, then those of each group, in the order of the content. */
    projects: [...featured, ...projectGroups.flatMap((group) => group.projects)],
    /** The projects that are not featured. */
    projectGroups,
  };
}
