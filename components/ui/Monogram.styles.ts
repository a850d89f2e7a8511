'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

/** As large as a logo in the same place; two rings, as around the portrait. */
export const Plate = styled.span`
  display: grid;
  grid-row: 1 / span 2;
  place-items: center;
  width: var(--logo);
  height: var(--logo);
  border: 1.5px solid var(--teal);
  border-radius: var(--radius-md);
  color: var(--teal);
  background: var(--surface);
  font-size: calc(var(--logo) * 0.36);
  font-weight: 700;
  line-height: 1;
  overflow: clip;
  white-space: nowrap;
  ${media.desktop} {
    grid-area: 1 / 2;
  }
  ${media.print} {
    display: none;
  }
`;
