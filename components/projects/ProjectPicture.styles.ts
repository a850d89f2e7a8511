'use client';

import styled from 'styled-components';
import { media } from '../styles/media';

/** Covers the frame. */
export const PictureLink = styled.a`
  position: absolute;
  inset: 0;
`;

/** Under the pointer, what is in the frame rises. The frame stays, so that the pointer stays on it. */
export const PictureFrame = styled.div`
  position: relative;
  border-radius: inherit;
  ${media.print} {
    display: none;
  }
`;

/** Around a picture that is whole, and behind one that is transparent. */
export const PictureGround = styled.div<{ $isWhole: boolean }>`
  position: relative;
  aspect-ratio: var(--ratio);
  outline: 1px solid var(--line);
  border-radius: inherit;
  background: var(--surface);
  overflow: hidden;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    ${({ $isWhole }) =>
      $isWhole ? 'object-fit: contain;' : 'object-fit: cover; object-position: top;'}
  }
  &[data-plate='light'] {
    background: var(--plate);
  }
  &[data-plate='dark'] {
    background: var(--deepest);
  }
  &:is([data-plate='light'], [data-plate='dark']) img {
    padding: 6%;
  }
  ${media.motion} {
    transition: transform 200ms var(--ease);
    ${PictureFrame}:has(${PictureLink}:hover) & {
      transform: translateY(-4px);
    }
  }
`;

/** Underlined while the pointer is on the picture. */
export const ProjectTitle = styled.h3`
  ${media.hover} {
    li:has(${PictureLink}:hover) & {
      text-decoration: underline 2px;
    }
  }
`;
