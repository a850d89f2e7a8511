import { opensPage } from '@/lib/addresses/urls';
import type { Picture } from '@/lib/profile/pictures';
import type { ProfileProject } from '@/lib/profile/project-lists';
import { atLeast } from '../styles/media';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { PictureFrame, PictureGround, PictureLink } from './ProjectPicture.styles';
import { isWholeIn } from './picture-shapes';

export type PicturedProject = ProfileProject & { picture: Picture };

export const isPictured = (project: ProfileProject): project is PicturedProject =>
  project.picture !== undefined;

/** The widths of a frame on desktops, tablets and phones, in percent of the window. */
export type FrameWidths = readonly [desktop: number, wide: number, phone: number];

interface ProjectPictureProps {
  project: PicturedProject;
  /** Of the frame, which has it as `--ratio`, too. */
  ratio: number;
  widths: FrameWidths;
}

/** A project's picture. A press on it follows the first link of the project. */
export function ProjectPicture({ project, ratio, widths }: ProjectPictureProps) {
  const { picture, links, isFeatured } = project;
  const href = links[0]?.href;
  const isWhole = isFeatured ? picture.plate !== 'none' : isWholeIn(ratio, picture);
  /** The width of the picture, also of what the frame hides, in widths of the frame. */
  const share = (isWhole ? Math.min : Math.max)(1, picture.ratio / ratio);
  const [desktop, wide, phone] = widths.map((width) => `${Math.ceil(share * width)}vw`);
  const sizes = `${atLeast('desktop')} ${desktop}, ${atLeast('wide')} ${wide}, ${phone}`;
  return (
    <PictureFrame>
      <PictureGround data-plate={picture.plate} $isWhole={isWhole}>
        <ResponsiveImage image={picture} sizes={sizes} />
      </PictureGround>
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
