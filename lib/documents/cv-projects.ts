import { shortAddress } from '../hosting/short-address';
import type { Profile } from '../profile/profile';
import type { LinkKind, ProfileProject } from '../profile/projects';
import type { Site } from '../site/site';
import { nonEmpty } from '../text/text';
import { fill, fillCount } from '../words/words';
import { commaList, type Linked, proseFields } from './cv-texts';
import { projectsByHeading } from './projects-by-heading';

/**
 * The kinds of links that are shown by name. Their addresses say little, because they lead to a
 * file or to a site that is not the owner's. Links of other kinds are shown by address.
 */
const namedKinds: readonly LinkKind[] = ['video', 'apk', 'own'];

/** @param group the heading above the project, if the projects of the CV are in groups */
function cvProject(project: ProfileProject, group?: string) {
  const { title, organization, period, details, tags, links } = project;
  return {
    title: { text: title },
    group,
    details,
    /** Of a project that has only one line in the CV: the two details that matter most. */
    brief: nonEmpty([organization, period?.text]),
    ...proseFields(project),
    skills: commaList(tags),
    links: links.map(({ kind, name, url }) => ({
      text: namedKinds.includes(kind) ? name : shortAddress(url),
      href: url,
    })),
  };
}

/** The line below the projects: "and 28 more on juan-dela-cruz.example". */
function moreProjects(count: number, { locale: { words, language }, urlOf }: Site): Linked {
  const href = urlOf('/');
  const text = fillCount(words.documents.moreProjects, count, language);
  return { text: fill(text, { site: shortAddress(href) }), href };
}

/** The CV has at most this many projects besides the featured ones. */
const MAX_OTHER_PROJECTS = 12;

/** The projects that the owner wants in the CV: all featured ones, and the first other ones. */
export function cvProjects(profile: Profile, site: Site) {
  const wanted = projectsByHeading(profile).flatMap(({ heading, projects }) =>
    projects.filter(({ isInCv }) => isInCv).map((project) => ({ project, heading })),
  );
  const featured = wanted.filter(({ project }) => project.isFeatured);
  const others = wanted.filter(({ project }) => !project.isFeatured);
  const listed = [...featured, ...others.slice(0, MAX_OTHER_PROJECTS)];
  const leftOutCount = wanted.length - listed.length;
  return {
    projects: listed.map(({ project, heading }) => cvProject(project, heading)),
    // How many projects get a description if there is room: all featured projects or, if none is
    // featured, the first two. Every other project gets one line.
    describedCount: featured.length > 0 ? featured.length : Math.min(listed.length, 2),
    moreProjects: leftOutCount > 0 ? moreProjects(leftOutCount, site) : undefined,
  };
}
