'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { UPRIGHT_SHARE } from '../styles/sizes';
import { PictureFrame } from './ProjectPicture.styles';
import { TextRows, textRows } from './ProjectTexts.styles';

/** `Projects.tsx` sets how many cards are in a row, except on phones. */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem 1.5rem;
  /* The cards of the last row need no room below them. */
  margin-bottom: -2rem;
  ${media.wide} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
`;

export const CardPicture = styled(PictureFrame)`
  margin-bottom: 0.5rem;
`;

const Card = styled.li`
  ${textRows}
  margin-bottom: 2rem;
  font-size: var(--text-sm);
`;

/**
 * Its picture and the five parts of its texts are as high as those of the other cards in the row.
 * Chrome and Edge before 117 do not know subgrids: there the parts are not aligned.
 */
export const AlignedCard = styled(Card)`
  grid-row: span 6;
  grid-template-rows: subgrid;
`;

/** Five parts of texts beside the picture. The last one takes what height they leave. */
const besidePicture = css`
  grid-template-rows: repeat(4, auto) 1fr;
  column-gap: 1.5rem;
  ${CardPicture} {
    grid-row: span 5;
  }
  ${TextRows} {
    grid-column: 2;
  }
`;

/** Alone in its row, except on phones. */
export const WideCard = styled(Card)`
  ${media.wideOrPaper} {
    ${besidePicture}
    grid-column: 1 / -1;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Its picture is not wider than its file, which would blur it. */
export const UprightCard = styled(Card)`
  ${besidePicture}
  grid-template-columns: min(${UPRIGHT_SHARE}%, var(--file-width)) minmax(0, 1fr);
`;

/** Alone in its row: its text takes the rest of the row, except on phones. */
export const WideUprightCard = styled(UprightCard)`
  ${media.wideOrPaper} {
    grid-column: 1 / -1;
    grid-template-columns: min(${UPRIGHT_SHARE / 2}%, var(--file-width)) minmax(0, 1fr);
  }
`;
