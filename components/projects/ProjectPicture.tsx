import type { CSSProperties } from 'react';
import { opensPage } from '@/lib/addresses/urls';
import type { Plate } from '@/lib/images/prepared-image';
import type { Picture } from '@/lib/profile/pictures';
import type { ProfileProject } from '@/lib/profile/project-lists';
import { atLeast } from '../styles/media';
import { ResponsiveImage } from '../ui/ResponsiveImage';
import { PictureFrame, PictureGround, PictureLink } from './ProjectPicture.styles';
import { isWholeIn } from './picture-shapes';

export type PicturedProject = ProfileProject & { picture: Picture };

export const isPictured = (project: ProfileProject): project is PicturedProject =>
  project.picture !== undefined;

interface ProjectPictureProps {
  project: PicturedProject;
  /** Of the frame, which has it as `--ratio`, too. */
  ratio: number;
  /** The widths of the frame, in percent of the window's width. */
  widths: { desktop: number; wide: number; phone: number };
  isLarge?: boolean;
}

/** A project's picture. A press on it follows the first link of the project. */
export function ProjectPicture({ project, ratio, widths, isLarge = false }: ProjectPictureProps) {
  const { picture, links } = project;
  const href = links[0]?.href;
  const isWhole = isLarge ? picture.plate !== 'none' : isWholeIn(ratio, picture);
  /** The width of the picture, also of what the frame hides, in widths of the frame. */
  const share = (isWhole ? Math.min : Math.max)(1, picture.ratio / ratio);
  const vw = (width: number) => `${Math.ceil(share * width)}vw`;
  return (
    <PictureFrame>
      <PictureGround style={isWhole ? { background: grounds[picture.plate] } : undefined}>
        <ResponsiveImage
          image={picture}
          sizes={`${atLeast('desktop')} ${vw(widths.desktop)}, ${atLeast('wide')} ${vw(widths.wide)}, ${vw(widths.phone)}`}
          style={
            isWhole ? wholeStyles[picture.plate === 'none' ? 'opaque' : 'transparent'] : undefined
          }
        />
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

// Style attributes, so that only pages with such a picture contain the rules.

const grounds: Record<Plate, string> = {
  light: 'var(--plate)',
  dark: 'var(--deep)',
  none: 'var(--surface)',
};

const wholeStyles: Record<'opaque' | 'transparent', CSSProperties> = {
  opaque: { objectFit: 'contain' },
  transparent: { objectFit: 'contain', padding: '6%' },
};
