'use client';

import styled from 'styled-components';

/** Hashed and under the base path: the bundler replaces this expression. */
export const drawing = new URL('./contours.svg', import.meta.url).href;

/**
 * The drawing is a mask, so that its colour can follow the theme, and a file, so that the lines
 * need not come before the words. On a pseudo-element: checkers of contrast that know nothing of
 * masks take a sheet of colour behind the words for their ground.
 */
export const Lines = styled.div`
  display: none;
  position: absolute;
  inset: 0;
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--teal);
    opacity: 0.34;
    /* Fainter where the words stand. */
    mask: linear-gradient(100deg, rgb(0 0 0 / 0.4) 25%, #000 65%), url(${drawing}) 50% / cover;
    mask-composite: intersect;
  }
  &[data-faint]::before {
    opacity: 0.16;
  }
  /* Without the mask it would be a plain sheet of colour. */
  @supports (mask-composite: intersect) {
    display: block;
  }
`;
