'use client';

import styled from 'styled-components';
import { media } from '../styles/media';

/** How far a picture rises under the pointer. */
const RISE = '4px';

/** Covers the frame, and the place below it where the pointer is when the frame has risen. */
export const PictureLink = styled.a`
  position: absolute;
  inset: 0 0 -${RISE};
`;

export interface PictureFrameProps {
  /** Whether it is at the end, on desktops. */
  $isAtEnd?: boolean;
}

/** A picture fills its frame. A transparent one is whole, on a plate. */
export const PictureFrame = styled.div<PictureFrameProps>`
  position: relative;
  align-self: start;
  aspect-ratio: var(--ratio);
  outline: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  picture,
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: cover;
    object-position: top;
  }
  &[data-plate='light'] {
    background: var(--plate);
  }
  &[data-plate='dark'] {
    background: var(--deepest);
  }
  /* 6% of the plate are seen around the picture, by eye. */
  &:not([data-plate='none']) img {
    padding: 6%;
    object-fit: contain;
    object-position: center;
  }
  ${media.motion} {
    transition: transform 200ms var(--ease);
    &:has(${PictureLink}:hover) {
      transform: translateY(-${RISE});
    }
  }
`;
