'use client';

import styled from 'styled-components';

/** Covers the picture, so that a press on it follows the link. */
export const PictureLink = styled.a`
  position: absolute;
  inset: 0;
`;

/**
 * A picture fills its frame, which has its ratio, or that of others in its row: then the start and
 * the top stay. Or it stands on a plate, which may be less wide.
 */
export const PictureFrame = styled.div`
  position: relative;
  aspect-ratio: var(--ratio);
  overflow: hidden;
  outline: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  picture {
    display: contents;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--focus, 0 0);
  }
  &[data-plate='light'] {
    background: var(--plate);
  }
  &[data-plate='dark'] {
    background: var(--deepest);
  }
  &[data-fit='plate'] {
    --plate-ratio: min(var(--ratio), var(--own-ratio));
    aspect-ratio: var(--plate-ratio);
    img {
      width: auto;
      height: 90%;
      /* A small file is not enlarged, which would blur it. */
      max-width: min(90%, var(--file-width, 100%));
      margin: auto;
      border-radius: var(--radius-md);
      object-fit: contain;
      object-position: center;
    }
  }
`;
