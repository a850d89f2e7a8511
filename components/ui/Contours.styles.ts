'use client';

import styled from 'styled-components';

/** Hashed and under the base path: the bundler replaces this expression. */
export const drawing = new URL('./contours.svg', import.meta.url).href;

// `-webkit-mask`: fainter where the words stand; Chrome below 120 knows the prefixed one only.
// `@media (forced-colors: active)`: browsers do not exchange the colours of a drawing there.
export const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
  color: var(--teal);
  opacity: 0.34;
  -webkit-mask: linear-gradient(100deg, rgb(0 0 0 / 0.4) 25%, #000 65%);
  mask: linear-gradient(100deg, rgb(0 0 0 / 0.4) 25%, #000 65%);
  &[data-faint] {
    opacity: 0.16;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;
