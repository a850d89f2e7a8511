import { linkFor, optionalLinkFor, type ResolvedLink } from '../addresses/site-addresses';
import type { Project } from '../content/schema';
import { isSameName, nonEmpty, withoutRepeats } from '../text/text';
import type { Anchored } from './anchors';
import type { ProfileContext } from './context';
import { type ProfilePeriod, periodFor } from './date-texts';
import { type NamedLink, tagsFor } from './tags';

/** The kinds of links with fields like `demoLink`, in the order in which links are shown. */
const linkKinds = ['demo', 'video', 'repo', 'apk'] as const;

export type LinkKind = (typeof linkKinds)[number] | 'custom';

interface ProjectLink extends ResolvedLink {
  kind: LinkKind;
  name: string;
}

export interface ProfileProject
  extends Pick<Project, 'title' | 'description' | 'image' | 'role' | 'organization'> {
  id: string;
  period?: ProfilePeriod;
  /** Short texts after the period, in the order of the page and of the CV's entries. */
  details: readonly string[];
  highlights: readonly string[];
  tags: readonly NamedLink[];
  links: readonly ProjectLink[];
  isFeatured: boolean;
  isInCv: boolean;
  group?: string;
}

function linksFor(project: Project, context: ProfileContext): ProjectLink[] {
  const { words } = context.locale;
  const common = linkKinds.flatMap((kind) => {
    const link = optionalLinkFor(project[`${kind}Link`], context);
    return link === undefined ? [] : { kind, name: words.projects[kind], ...link };
  });
  const custom = (project.links ?? []).map(({ name, href }) => ({
    kind: 'custom' as const,
    name,
    ...linkFor(href, context),
  }));
  return [...common, ...custom];
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
    details: nonEmpty([role, organization, location]),
    highlights,
    tags: tagsFor(project.tags, context),
    links: linksFor(project, context),
    isFeatured: project.featured ?? false,
    isInCv: project.inCv ?? true,
    group: project.group?.trim(),
  };
}

export interface ProjectGroup {
  /** The name in the content; undefined for the projects without a group. */
  name?: string;
  /**
   * The name, or "More projects" for projects without a group. Undefined if the section begins with
   * these, because its title is right above them.
   */
  heading?: string;
  projects: readonly ProfileProject[];
}

export interface ProfileProjects {
  /** All projects: the featured ones, then those of each group. */
  projects: readonly ProfileProject[];
  featuredProjects: readonly ProfileProject[];
  /**
   * The other projects by group, in the order of each group's first project. Those without a group
   * are one of the groups.
   */
  projectGroups: readonly ProjectGroup[];
}

export function projectsFor(context: ProfileContext): ProfileProjects {
  const all = context.projects.map((project) => projectFor(project, context));
  const featuredProjects = all.filter(({ isFeatured }) => isFeatured);
  const others = all.filter(({ isFeatured }) => !isFeatured);
  const { more } = context.locale.words.projects;
  const names = withoutRepeats(others.map(({ group = '' }) => group));
  const projectGroups = names.map((name, index): ProjectGroup => {
    const projects = others.filter(({ group = '' }) => isSameName(group, name));
    if (name !== '') return { name, heading: name, projects };
    return { heading: featuredProjects.length > 0 || index > 0 ? more : undefined, projects };
  });
  return {
    projects: [...featuredProjects, ...projectGroups.flatMap(({ projects }) => projects)],
    featuredProjects,
    projectGroups,
  };
}
