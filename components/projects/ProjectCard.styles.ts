'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { MAX_CARD_HEIGHT } from '../styles/sizes';
import { PictureFrame } from './ProjectPicture.styles';
import { textRows } from './ProjectTexts.styles';

/** `ProjectGroup.tsx` sets how many cards are in a row. */
export const CardList = styled.ul`
  --picture-width: calc(${MAX_CARD_HEIGHT}rem * var(--ratio));
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
`;

/** As wide as its picture, but if that is very narrow. */
export const Card = styled.li`
  ${textRows}
  max-width: max(16rem, var(--picture-width));
  font-size: var(--text-sm);
`;

export const CardPicture = styled(PictureFrame)`
  width: var(--picture-width);
  max-width: 100%;
  margin-bottom: 0.5rem;
`;
