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
  const { title, id, description, role, organization, location, result, highlights = [] } = project;
  const image = pictureFor(project.image, context);
  return {
    title,
    id,
    description,
    picture: image?.isIcon ? undefined : image,
    icon: image?.isIcon ? image : undefined,
    period: periodFor(project.period, context),
    role,
    organization,
    /** Short texts after the period, in the order of the page and of the CV's entries. */
    details: nonEmpty([role, organization, location]),
    result,
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
 * The projects that the page shows large: those that the owner has chosen, or else two, if possible
 * with a picture. `featured: false` keeps a project out of this choice.
 */
function featuredOf(projects: readonly Entry[]) {
  const chosen = projects.filter(({ featured }) => featured);
  if (chosen.length > 0) return chosen;
  const possible = projects.filter(({ featured }) => featured === undefined);
  const pictured = possible.filter(({ picture }) => picture);
  return [...new Set([...pictured, ...possible])].slice(0, 2);
}

export type ProfileProject = Entry & { isFeatured: boolean };

export function projectsFor(context: ProfileContext) {
  const entries = context.projects.map((project) => entryFor(project, context));
  const featured = featuredOf(entries);
  const all = entries.map(
    (each): ProfileProject => ({ ...each, isFeatured: featured.includes(each) }),
  );
  const featuredProjects = all.filter(({ isFeatured }) => isFeatured);
  const others = all.filter(({ isFeatured }) => !isFeatured);
  const { more } = context.locale.words.projects;
  /** In the order of each group's first project. Those without a group are one of the groups. */
  const projectGroups = withoutRepeats(others.map(({ group = '' }) => group)).map(
    (name, index) => ({
      /** Undefined for the projects without a group. */
      name: name || undefined,
      /** Undefined if the section begins with those without a group, right below its title. */
      heading: name || (featuredProjects.length + index > 0 ? more : undefined),
      projects: others.filter(({ group = '' }) => isSameName(group, name)),
    }),
  );
  const projects = [...featuredProjects, ...projectGroups.flatMap((group) => group.projects)];
  return { projects, featuredProjects, projectGroups };
}
