import type { Picture } from '@/lib/profile/context';
import type { ProfileProject } from '@/lib/profile/project-lists';
import { linkAttributes } from '../ui/Links';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { type PictureFrame, PictureLink } from './Projects.styles';

/**
 * The least ratio of a frame, its width divided by its height. A picture that is less wide is whole
 * on a plate: a poster, a logo.
 */
const MIN_RATIO = 4 / 3;

/** Pictures that are less wide are screens of phones, up to 9:16 with some room, or long pages. */
const MAX_PHONE = 0.6;

/**
 * How a picture stands in its frame: it fills the frame, which may cut it, or it is on a plate:
 * whole, or as a phone, of which the plate shows the upper part.
 */
type Fit = 'fill' | 'whole' | 'phone';

function fitOf({ ratio, plate }: Picture): Fit {
  if (ratio < MAX_PHONE) return 'phone';
  return plate !== 'none' || ratio < MIN_RATIO ? 'whole' : 'fill';
}

/**
 * The ratio of the frames in a list: that of the middle one of its pictures. Of phones, any frame
 * shows the upper part.
 */
export function frameRatioOf(projects: readonly ProfileProject[]): string {
  const ratios = projects
    .map(({ picture }) => picture?.ratio ?? 0)
    .filter((ratio) => ratio >= MAX_PHONE)
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
