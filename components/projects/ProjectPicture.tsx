import type { Picture } from '@/lib/profile/pictures';
import type { ProfileProject } from '@/lib/profile/project-lists';
import { linkAttributes } from '../ui/ContentLink';
import { type Frames, sizesIn } from '../ui/picture-sizes';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { type PictureFrame, PictureLink } from './ProjectPicture.styles';
import { fitOf } from './picture-ratios';

export type PicturedProject = ProfileProject & { picture: Picture };

export const isPictured = (project: ProfileProject): project is PicturedProject =>
  project.picture !== undefined;

interface ProjectPictureProps extends Frames {
  project: PicturedProject;
  Box: typeof PictureFrame;
}

/** A project's picture. A press on it follows the first link of the project. */
export function ProjectPicture({ project, Box, ...frames }: ProjectPictureProps) {
  const { picture, links } = project;
  const href = links[0]?.href;
  const fit = fitOf(picture);
  return (
    <Box
      data-fit={fit}
      data-plate={picture.plate}
      style={{
        '--focus': picture.focus,
        '--file-width': picture.isVector ? undefined : `${picture.width}px`,
      }}
    >
      <ResponsiveImage image={picture} sizes={sizesIn(frames, picture.ratio, fit)} />
      {href !== undefined && (
        <PictureLink
          {...linkAttributes({ href })}
          // Screen readers and Tab meet the link once, below.
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
    </Box>
  );
}
