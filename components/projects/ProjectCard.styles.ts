'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { PictureFrame } from './ProjectPicture.styles';
import { textRows } from './ProjectTexts.styles';

/** All cards of the page have one width. `ProjectGroup.tsx` sets how many are in a row. */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--phone-columns), minmax(0, 1fr));
  align-items: start;
  gap: 2.5rem 1.5rem;
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Card = styled.li`
  ${textRows}
  font-size: var(--text-sm);
`;

/** It is at most 26rem high, and so never larger than a featured one. */
export const CardPicture = styled(PictureFrame)`
  width: calc(26rem * var(--ratio));
  max-width: min(100%, var(--pixels, 100%));
  margin-bottom: 0.5rem;
`;
