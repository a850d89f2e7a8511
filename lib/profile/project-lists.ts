import { linkFor } from '../addresses/site-addresses';
import { shortAddress } from '../addresses/urls';
import type { Project } from '../content/schema';
import { linkIconFor } from '../images/link-icons';
import { groupsOf, nonEmpty } from '../text/text';
import { type Anchored, withIds } from './anchors';
import { haveShortPoints } from './career';
import type { ProfileContext } from './context';
import { periodFor } from './date-texts';
import { pictureFor } from './pictures';
import { tagsFor } from './tags';

/**
 * The icons of links with fields like `demoLink`, unless their address has a brand; in the order in
 * which links are shown.
 */
const iconsOfKinds = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'brand-android',
} as const;

const linkKinds = Object.keys(iconsOfKinds) as (keyof typeof iconsOfKinds)[];

function linksFor(project: Project, context: ProfileContext) {
  const { words } = context.locale;
  const common = linkKinds.flatMap((kind) => {
    const href = project[`${kind}Link`];
    if (href === undefined) return [];
    const icon = linkIconFor({ href }, iconsOfKinds[kind]);
    return { kind, name: words.projects[kind], icon, ...linkFor(href, context) };
  });
  const custom = (project.links ?? []).map((link) => ({
    kind: 'custom' as const,
    name: link.name,
    icon: linkIconFor(link),
    ...linkFor(link.href, context),
  }));
  const all = [...common, ...custom];
  // An address that stands twice is shown once, whatever tracking it has.
  const addresses = all.map(({ url }) => shortAddress(url));
  return all.filter(({ url }, index) => addresses.indexOf(shortAddress(url)) === index);
}

export type ProfileProject = ReturnType<typeof projectFor>;

function projectFor(project: Anchored<Project>, hasShortPoints: boolean, context: ProfileContext) {
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
    inlineTexts: nonEmpty([role, organization, location]),
    result,
    highlights,
    hasShortPoints,
    tags: tagsFor(project.tags ?? [], context),
    links: linksFor(project, context),
    /** Whether its title is its only link (`withTitleLinks`). */
    isTitleLink: false,
    isFeatured: project.featured ?? false,
    isInCv: project.inCv ?? true,
    group: project.group,
  };
}

const isFeatured = (project: ProfileProject) => project.isFeatured;

/**
 * If each project of a list has one link, and all of the same name, their titles are the links. A
 * single project keeps its link, whose name says where it leads.
 */
function withTitleLinks(list: readonly ProfileProject[]): readonly ProfileProject[] {
  const name = list[0]?.links[0]?.name;
  const areAlike = list.every(({ links }) => links.length === 1 && links[0]?.name === name);
  return areAlike && list.length > 1
    ? list.map((project) => ({ ...project, isTitleLink: true }))
    : list;
}

/** A project that is alone in its group, whose name then stands in the row of its period. */
const withoutGroup = ({ group, ...project }: ProfileProject): ProfileProject => ({
  ...project,
  group: undefined,
  inlineTexts: nonEmpty([group, ...project.inlineTexts]),
});

/** Groups of at least two, in the order of their first projects. */
function projectGroupsOf(projects: readonly ProfileProject[], more: string) {
  const written = groupsOf(projects, more);
  const singles = written.flatMap(({ entries }) => (entries.length > 1 ? [] : entries));
  return groupsOf(
    projects.map((project) => (singles.includes(project) ? withoutGroup(project) : project)),
    more,
  );
}

export function projectsFor(context: ProfileContext) {
  const { projects } = context.content;
  const areShort = haveShortPoints(projects);
  const written = withIds('project', projects, ({ title }) => title).map((project) =>
    projectFor(project, areShort, context),
  );
  const isTwoOfThree = written.length === 3 && written.filter(isFeatured).length === 2;
  // The third project would be left alone below two large ones, so it is large, too.
  const all = isTwoOfThree ? written.map((each) => ({ ...each, isFeatured: true })) : written;
  const featuredProjects = all.filter(isFeatured);
  const others = all.filter((project) => !isFeatured(project));
  const hasFeatured = featuredProjects.length > 0;
  const { more } = context.locale.words.projects;
  const projectGroups = projectGroupsOf(others, more).map(({ heading, entries }) => ({
    // Below featured projects, all groups have a heading.
    heading: heading ?? (hasFeatured ? more : undefined),
    projects: withTitleLinks(entries),
  }));
  return {
    projects: [...featuredProjects, ...others],
    featuredProjects: withTitleLinks(featuredProjects),
    projectGroups,
    /** Whether "More projects" are below the featured ones. */
    hasMoreProjects: hasFeatured && projectGroups.some(({ heading }) => heading === more),
  };
}
