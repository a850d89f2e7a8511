'use client';

import styled from 'styled-components';

/** Covers the picture, so that a press on it follows the link. */
export const PictureLink = styled.a`
  position: absolute;
  inset: 0;
`;

/**
 * A picture fills its frame, which has its ratio, or that of a higher one in its row: then the start
 * and the top stay. Or it stands on a plate, which cuts what is high.
 */
export const PictureFrame = styled.div`
  position: relative;
  aspect-ratio: max(8 / 5, var(--ratio, 0));
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
    display: flex;
    flex-direction: column;
    padding: 5% 22.5% 0;
    img {
      position: static;
      flex: none;
      /* A small file is not enlarged, which would blur it. */
      width: min(100%, var(--file-width, 100%));
      height: auto;
      margin: auto;
      border-radius: var(--radius-md);
    }
  }
`;
