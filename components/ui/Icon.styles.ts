'use client';

import styled from 'styled-components';

/* The shapes inherit all of this through <use>, so none of them has to repeat it. */
export const Outline = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
