import type { Profile } from '../profile/profile';
import type { ProjectGroup } from '../profile/projects';

/**
 * The projects for documents: the featured ones, without a heading, and then the others by group.
 * If the owner has named no group, there is no heading at all.
 */
export function projectsByHeading({
  projects,
  projectGroups,
}: Profile): Omit<ProjectGroup, 'name'>[] {
  if (projectGroups.every(({ name }) => name === undefined)) return [{ projects }];
  const featured = projects.filter(({ isFeatured }) => isFeatured);
  return [{ projects: featured }, ...projectGroups];
}
