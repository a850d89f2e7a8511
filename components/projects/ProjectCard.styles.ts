'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { UPRIGHT_SHARE } from '../styles/sizes';
import { PictureFrame } from './ProjectPicture.styles';
import { textRows } from './ProjectTexts.styles';

/** `ProjectGroup.tsx` sets how many cards are in a row. */
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
`;

export const Card = styled.li`
  ${textRows}
  font-size: var(--text-sm);
`;

export const CardPicture = styled(PictureFrame)`
  margin-bottom: 0.5rem;
`;

export const CardNames = styled.div`
  ${textRows}
`;

export const CardTexts = styled(CardNames)``;

/**
 * The names are beside an upright picture. The texts are, too, on desktops or beside the screen of
 * a phone. The picture is not wider than its file, which would blur it.
 */
export const UprightCard = styled(Card)`
  grid-template-rows: auto 1fr;
  grid-template-columns: min(${UPRIGHT_SHARE}%, var(--file-width)) minmax(0, 1fr);
  column-gap: 1.25rem;
  ${CardPicture} {
    grid-row: span 2;
  }
  ${CardTexts} {
    grid-column: var(--first-column-of-texts) / -1;
    ${media.desktop} {
      grid-column: 2;
    }
  }
`;
