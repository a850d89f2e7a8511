import { opensPage } from '@/lib/addresses/urls';
import type { Picture } from '@/lib/profile/pictures';
import type { ProfileProject } from '@/lib/profile/project-lists';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { PictureFrame, PictureLink } from './ProjectPicture.styles';

export type PicturedProject = ProfileProject & { image: Picture };

export const isPictured = (project: ProfileProject): project is PicturedProject =>
  project.image !== undefined;

interface ProjectPictureProps {
  project: PicturedProject;
  sizes: string;
}

/** A project's picture, in the ratio `--ratio`. A press on it follows the first link of the project. */
export function ProjectPicture({ project, sizes }: ProjectPictureProps) {
  const href = project.links[0]?.href;
  return (
    <PictureFrame>
      <ResponsiveImage image={project.image} sizes={sizes} />
      {href !== undefined && (
        <PictureLink
          href={href}
          target={opensPage(href) ? '_blank' : undefined}
          rel="noopener noreferrer"
          // Screen readers and Tab meet the link once, below.
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
    </PictureFrame>
  );
}
