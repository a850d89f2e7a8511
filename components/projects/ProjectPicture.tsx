import type { ProfileProject } from '@/lib/profile/project-lists';
import { linkAttributes } from '../ui/ContentLink';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { PictureFrame, PictureLink } from './ProjectPicture.styles';

/** A picture that is less wide, like a phone's screen or a poster, stands on a plate. */
const LEAST_RATIO = 4 / 3;

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
  const fillsFrame = picture.plate === 'none' && picture.ratio >= LEAST_RATIO;
  return (
    <Frame
      data-fit={fillsFrame ? 'fill' : 'plate'}
      data-plate={picture.plate}
      style={{
        '--ratio': fillsFrame ? picture.ratio.toFixed(3) : undefined,
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
