import type { Project } from './schema';

/** Featured projects and the others, each in the order of the content. */
export function byFeatured<P extends Pick<Project, 'featured'>>(projects: readonly P[]) {
  return {
    featured: projects.filter(({ featured }) => featured),
    others: projects.filter(({ featured }) => !featured),
  };
}

/** All projects, the featured ones first; else in the order of the content. */
export function featuredFirst<P extends Pick<Project, 'featured'>>(projects: readonly P[]): P[] {
  const { featured, others } = byFeatured(projects);
  return [...featured, ...others];
}
