import { linkFor, optionalLinkFor } from '../addresses/site-addresses';
import type { Project } from '../content/schema';
import { isSameName, nonEmpty, withoutRepeats } from '../text/text';
import type { Anchored } from './anchors';
import type { ProfileContext } from './context';
import { periodFor } from './date-texts';
import { pictureFor } from './pictures';
import { tagsFor } from './tags';

/** The kinds of links with fields like `demoLink`, in the order in which links are shown. */
const linkKinds = ['demo', 'video', 'repo', 'apk'] as const;

export type LinkKind = (typeof linkKinds)[number] | 'custom';

function linksFor(project: Project, context: ProfileContext) {
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

function entryFor(project: Anchored<Project>, context: ProfileContext) {
  const { title, id, description, role, organization, location, highlights = [] } = project;
  const image = pictureFor(project.image, context);
  return {
    title,
    id,
    description,
    picture: image?.isIcon ? undefined : image,
    /** An image that is too small for a picture: the icon of an app. */
    icon: image?.isIcon ? image : undefined,
    period: periodFor(project.period, context),
    role,
    organization,
    /** Short texts after the period, in the order of the page and of the CV's entries. */
    details: nonEmpty([role, organization, location]),
    highlights,
    tags: tagsFor(project.tags ?? [], context),
    links: linksFor(project, context),
    featured: project.featured,
    isInCv: project.inCv ?? true,
    group: project.group,
  };
}

type Entry = ReturnType<typeof entryFor>;

/**
 * The projects that the page shows large: those that the owner has chosen, or else two, the first
 * ones with a picture, and then the first of the others. `featured: false` keeps a project out of
 * this choice.
 */
function featuredOf(projects: readonly Entry[]) {
  const chosen = projects.filter(({ featured }) => featured);
  if (chosen.length > 0) return chosen;
  const possible = projects.filter(({ featured }) => featured === undefined);
  const pictured = possible.filter(({ picture }) => picture);
  const others = possible.filter(({ picture }) => !picture);
  const first = [...pictured, ...others].slice(0, 2);
  return possible.filter((project) => first.includes(project));
}

export type ProfileProject = Omit<Entry, 'featured'> & { isFeatured: boolean };

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

export function projectsFor(context: ProfileContext) {
  const entries = context.projects.map((project) => entryFor(project, context));
  const featured = featuredOf(entries);
  const all = entries.map(
    (each): ProfileProject => ({ ...each, isFeatured: featured.includes(each) }),
  );
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
    /** All projects: the featured ones, then those of each group. */
    projects: [...featuredProjects, ...projectGroups.flatMap(({ projects }) => projects)],
    featuredProjects,
    /**
     * The other projects by group, in the order of each group's first project. Those without a
     * group are one of the groups.
     */
    projectGroups,
  };
}
