'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { twoColumns } from '../styles/mixins';
import { PictureFrame } from './ProjectPicture.styles';
import { TextRows, textRows } from './ProjectTexts.styles';
import { PLATE_RATIO } from './picture-ratios';

/**
 * Each part of a card (`ProjectCard.tsx`), with a picture six, is as high as in the other cards of
 * the row. Chrome and Edge before 117 do not know subgrids: there the parts are not aligned.
 * `Projects.tsx` sets how many cards are in a row, except on phones.
 */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem 1.5rem;
  /* The cards of the last row need no room below them. */
  margin-bottom: -2rem;
  ${media.wide} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
  > li {
    grid-row: span 6;
    grid-template-rows: subgrid;
    margin-bottom: 2rem;
  }
`;

/** In a row of three, a picture has the ratio of its list, at least 1. Elsewhere it is wider. */
export const CardPicture = styled(PictureFrame)`
  aspect-ratio: max(var(--ratio), ${PLATE_RATIO});
  margin-bottom: 0.25rem;
  ${media.wide} {
    :not([data-alone]) > & {
      aspect-ratio: var(--ratio);
    }
  }
`;

export const CardNames = styled(TextRows)``;

const inFirstColumn = css`
  grid-column: 1;
  grid-row: span 5;
`;

/**
 * A card that is alone in its row lies on its side: the picture, or else the names, are in the
 * first column, and the other parts are in the second.
 */
export const Card = styled.li`
  ${textRows}
  &[data-alone] {
    ${media.wideOrPaper} {
      ${twoColumns}
      grid-area: auto / 1 / auto / -1;
      grid-template-rows: repeat(4, auto) 1fr;
      > * {
        grid-column: 2;
      }
      > ${CardPicture} {
        ${inFirstColumn}
      }
    }
  }
`;

/** Without a picture. Its name, and the icon above it, are large below a line. */
export const TextCard = styled(Card)`
  --logo-size: 4rem;
  --name-size: var(--text-xl);
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
  ${media.wideOrPaper} {
    &[data-alone] > ${CardNames} {
      ${inFirstColumn}
    }
  }
`;
