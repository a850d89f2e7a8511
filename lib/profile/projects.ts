import { isSameName } from '../content/names';
import type { Project } from '../content/schema';
import { linkFor, optionalLink, type ResolvedLink } from '../hosting/addresses';
import type { Locale } from '../language/locale';
import { nonEmpty } from '../text/text';
import type { Anchored } from './anchors';
import type { ProfileContext } from './context';
import { type ProfilePeriod, periodFor } from './dates';
import { type Mention, tagsFor, withoutRepeats } from './skills';

/** In the order in which links are shown. Their fields are `demoLink`, `videoLink` … */
const linkKinds = ['demo', 'video', 'repo', 'apk'] as const;

/** `own` is a link whose name the owner has written. */
export type LinkKind = (typeof linkKinds)[number] | 'own';

interface ProjectLink extends ResolvedLink {
  kind: LinkKind;
  name: string;
}

export interface ProfileProject
  extends Pick<Project, 'title' | 'description' | 'image' | 'role' | 'organization' | 'location'> {
  id: string;
  period?: ProfilePeriod;
  /** Short texts below the title, in the order of the page and of all documents. */
  details: readonly string[];
  highlights: readonly string[];
  tags: readonly Mention[];
  links: readonly ProjectLink[];
  isFeatured: boolean;
  isInCv: boolean;
  group?: string;
}

function linksFor(project: Project, context: ProfileContext): ProjectLink[] {
  const { words } = context.locale;
  const common = linkKinds.flatMap((kind) => {
    const link = optionalLink(project[`${kind}Link`], context);
    return link === undefined ? [] : { kind, name: words.projects[kind], ...link };
  });
  const own = (project.links ?? []).map(({ name, href }) => ({
    kind: 'own' as const,
    name,
    ...linkFor(href, context),
  }));
  return [...common, ...own];
}

function projectFor(project: Anchored<Project>, context: ProfileContext): ProfileProject {
  const { title, id, description, image, role, organization, location, highlights = [] } = project;
  const period = periodFor(project.period, context.locale);
  return {
    title,
    id,
    description,
    image,
    period,
    role,
    organization,
    location,
    details: nonEmpty([period?.text, role, organization, location]),
    highlights,
    tags: tagsFor(project.tags, context),
    links: linksFor(project, context),
    isFeatured: project.featured ?? false,
    isInCv: project.inCv ?? true,
    group: project.group?.trim(),
  };
}

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

/** All projects: the featured ones, then those of each group, in the order of the content. */
export function projectsFor(context: ProfileContext): ProfileProject[] {
  const projects = context.projects.map((project) => projectFor(project, context));
  const featured = projects.filter(({ isFeatured }) => isFeatured);
  return [...featured, ...groupsIn(projects).flatMap((group) => group.projects)];
}

/** The projects that are not featured, by group, in the order of each group's first project. */
function groupsIn(projects: readonly ProfileProject[]) {
  const others = projects.filter(({ isFeatured }) => !isFeatured);
  const names = withoutRepeats(others.map(({ group = '' }) => group));
  return names.map((name) => ({
    name: name || undefined,
    projects: others.filter(({ group = '' }) => isSameName(group, name)),
  }));
}

export const hasFeatured = (projects: readonly ProfileProject[]): boolean =>
  projects.some(({ isFeatured }) => isFeatured);

/** The groups of `projects`. The projects without a group are one of the groups. */
export function projectGroupsFor(
  projects: readonly ProfileProject[],
  { words }: Locale,
): ProjectGroup[] {
  return groupsIn(projects).map((group, index) => ({
    ...group,
    heading: group.name ?? (hasFeatured(projects) || index > 0 ? words.projects.more : undefined),
  }));
}
