'use client';

import styled from 'styled-components';

export const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: var(--teal);
  stroke-width: 1.1;
  opacity: 0.34;
  pointer-events: none;
  /* Fainter where the words stand. */
  mask-image: linear-gradient(100deg, rgb(0 0 0 / 0.4) 25%, #000 65%);
  &[data-faint] {
    opacity: 0.16;
  }
`;
