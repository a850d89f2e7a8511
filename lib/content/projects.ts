import type { Project } from './schema';

/** All projects, the featured ones first, otherwise in the order of the content. */
export const featuredFirst = <P extends Pick<Project, 'featured'>>(projects: readonly P[]): P[] => [
  ...projects.filter(({ featured }) => featured),
  ...projects.filter(({ featured }) => !featured),
];
