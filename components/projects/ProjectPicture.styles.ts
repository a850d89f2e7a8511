'use client';

import styled from 'styled-components';

/** The height of a picture that stands on a plate, in percent of the plate, by eye. */
const WHOLE_SHARE = 86;

/** Covers the picture. */
export const PictureLink = styled.a`
  position: absolute;
  inset: 0;
`;

/** A picture fills its frame, or is whole in the middle of a plate. */
export const PictureFrame = styled.div`
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
  &:not([data-plate='none']) img {
    width: auto;
    height: ${WHOLE_SHARE}%;
    /* It is not larger than its file, which would blur it. */
    max-width: min(${WHOLE_SHARE}%, var(--file-width, 100%));
    margin: auto;
    border-radius: var(--radius-sm);
    object-fit: contain;
    object-position: center;
  }
`;
