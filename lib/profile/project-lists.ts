import { linkFor, optionalLinkFor } from '../addresses/site-addresses';
import type { Project } from '../content/schema';
import { nonEmpty } from '../text/text';
import type { Anchored } from './anchors';
import type { ProfileContext } from './context';
import { periodFor } from './date-texts';
import { groupsOf } from './groups';
import { pictureFor, withOnePlate } from './pictures';
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
  const all = [...common, ...custom];
  // An address that stands twice is shown once.
  return all.filter(({ url }, index) => all.findIndex((link) => link.url === url) === index);
}

export type ProfileProject = ReturnType<typeof projectFor>;

function projectFor(project: Anchored<Project>, context: ProfileContext) {
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
    isFeatured: project.featured ?? false,
    isInCv: project.inCv ?? true,
    group: project.group,
  };
}

export function projectsFor(context: ProfileContext) {
  const all = withOnePlate(context.projects.map((project) => projectFor(project, context)));
  const featuredProjects = all.filter(({ isFeatured }) => isFeatured);
  const others = all.filter(({ isFeatured }) => !isFeatured);
  const { more } = context.locale.words.projects;
  /** In the order of each group's first project. Those without a group are one of the groups. */
  const projectGroups = groupsOf(others).map(({ name, entries }, index) => {
    const isFirst = featuredProjects.length === 0 && index === 0;
    /** Undefined if the section begins with those without a group, right below its title. */
    return { heading: name || (isFirst ? undefined : more), projects: entries };
  });
  return { projects: [...featuredProjects, ...others], featuredProjects, projectGroups };
}
