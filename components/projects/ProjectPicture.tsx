import type { ProfileProject } from '@/lib/profile/project-lists';
import { linkAttributes } from '../ui/ContentLink';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { PictureFrame, PictureLink } from './ProjectPicture.styles';
import { fillsFrame, ratioInFrame } from './picture-ratios';

interface ProjectPictureProps {
  project: ProfileProject;
  Frame?: typeof PictureFrame;
  /** The width of the frame, as `sizes` of HTML. */
  sizes: string;
}

/** A project's picture. A press on it follows the first link of the project. */
export function ProjectPicture({ project, Frame = PictureFrame, sizes }: ProjectPictureProps) {
  const { picture, links } = project;
  if (picture === undefined) return null;
  const href = links[0]?.href;
  return (
    <Frame
      data-fit={fillsFrame(picture) ? 'fill' : 'plate'}
      data-plate={picture.plate}
      style={{
        '--own-ratio': ratioInFrame(picture).toFixed(3),
        '--focus': picture.focus,
        '--file-width': picture.isVector ? undefined : `${picture.width}px`,
      }}
    >
      <ResponsiveImage image={picture} sizes={sizes} />
      {href !== undefined && (
        <PictureLink
          {...linkAttributes({ href })}
          // Screen readers and Tab meet the link once, below.
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
    </Frame>
  );
}
