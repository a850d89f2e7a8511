import { linkFor } from '../addresses/site-addresses';
import type { Project } from '../content/schema';
import { linkIconFor } from '../images/link-icons';
import { groupsOf, nonEmpty, withoutRepeats } from '../text/text';
import { type Anchored, withIds } from './anchors';
import { type ProfileContext, pictureFor } from './context';
import { periodFor } from './date-texts';

/** The icons of links without a brand, with fields like `demoLink`, in the order of the page. */
const iconsOfKinds = {
  demo: 'external-link',
  video: 'video',
  repo: 'code',
  apk: 'brand-android',
} as const;

const linkKinds = Object.keys(iconsOfKinds) as (keyof typeof iconsOfKinds)[];

function linksFor(project: Project, context: ProfileContext) {
  const { words } = context.locale;
  const written = [
    ...linkKinds.map((kind) => ({
      kind,
      name: words.projects[kind],
      href: project[`${kind}Link`],
      icon: iconsOfKinds[kind],
    })),
    ...(project.links ?? []).map((link) => ({ kind: 'custom', icon: undefined, ...link })),
  ];
  return written.flatMap(({ href, icon, ...link }) =>
    href === undefined
      ? []
      : [{ ...link, icon: linkIconFor({ href }, icon), ...linkFor(href, context) }],
  );
}

export type ProfileProject = ReturnType<typeof projectFor>;

function projectFor(project: Anchored<Project>, context: ProfileContext) {
  const { role, organization, location } = project;
  return {
    ...project,
    picture: pictureFor(project.image, context),
    period: periodFor(project.period, context),
    /** Short texts after the period, in the order of the page and of the CV's entries. */
    inlineTexts: nonEmpty([role, organization, location]),
    highlights: project.highlights ?? [],
    tags: withoutRepeats(project.tags ?? []),
    links: linksFor(project, context),
    isInCv: project.inCv ?? true,
  };
}

export function projectsFor(context: ProfileContext) {
  const { projects } = context.content;
  const all = withIds('project', projects, ({ title }) => title).map((project) =>
    projectFor(project, context),
  );
  const featuredProjects = all.filter(({ featured }) => featured);
  const others = all.filter(({ featured }) => !featured);
  const { more } = context.locale.words.projects;
  const hasFeatured = featuredProjects.length > 0;
  const projectGroups = groupsOf(others).map(({ heading, entries }) => ({
    // Below featured projects, all groups have a heading.
    heading: heading ?? (hasFeatured ? more : undefined),
    projects: entries,
  }));
  return { projects: [...featuredProjects, ...others], featuredProjects, projectGroups };
}
