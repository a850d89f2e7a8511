import type { Picture } from '@/lib/profile/pictures';
import type { ProfileProject } from '@/lib/profile/project-lists';
import { linkAttributes } from '../ui/ContentLink';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { type PictureFrame, PictureLink } from './Projects.styles';

// A ratio is the width of a picture or its frame, divided by the height.

/** No frame is less wide. A picture that is less wide is whole on a plate: a poster, a logo. */
const MIN_RATIO = 4 / 3;

/**
 * The ratios of a phone's screen, from 9:22 to 9:16 with some room. What is higher is a page that
 * was captured whole.
 */
const phone = { min: 0.4, max: 0.6 } as const;

/**
 * How a picture stands in its frame: it fills the frame, which may cut it, or it is on a plate:
 * whole, or as a phone, of which the plate shows the upper part.
 */
type Fit = 'fill' | 'whole' | 'phone';

function fitOf({ ratio, plate }: Picture): Fit {
  if (ratio < phone.min) return 'fill';
  if (ratio < phone.max) return 'phone';
  return plate !== 'none' || ratio < MIN_RATIO ? 'whole' : 'fill';
}

/**
 * The ratio of the frames in a list: that of the middle one of its pictures. Of phones and long
 * pages, any frame shows the upper part.
 */
export function frameRatioOf(projects: readonly ProfileProject[]): string {
  const ratios = projects
    .map(({ picture }) => picture?.ratio ?? 0)
    .filter((ratio) => ratio >= phone.max)
    .toSorted((one, other) => one - other);
  const middle = ratios[Math.floor(ratios.length / 2)];
  return Math.max(middle ?? 0, MIN_RATIO).toFixed(3);
}

interface ProjectPictureProps {
  project: ProfileProject;
  Frame: typeof PictureFrame;
  /** The width of a picture that fills its frame, and of one on a plate, as `sizes` of HTML. */
  sizes: { fill: string; plate: string };
}

/** A project's picture. A press on it follows the first link of the project. */
export function ProjectPicture({ project, Frame, sizes }: ProjectPictureProps) {
  const { picture, links } = project;
  if (picture === undefined) return null;
  const href = links[0]?.href;
  const fit = fitOf(picture);
  return (
    <Frame
      data-fit={fit}
      data-plate={picture.plate}
      style={{
        '--focus': picture.focus,
        '--file-width': picture.isVector ? undefined : `${picture.width}px`,
      }}
    >
      <ResponsiveImage image={picture} sizes={fit === 'fill' ? sizes.fill : sizes.plate} />
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
