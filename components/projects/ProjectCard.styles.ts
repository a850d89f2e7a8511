'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { PictureFrame } from './ProjectPicture.styles';
import { ProjectList } from './Projects.styles';

const COLUMN_GAP = '1.5rem';

/** `Projects.tsx` sets how many cards are in a row, except on phones. */
export const CardList = styled(ProjectList)`
  gap: 2.5rem ${COLUMN_GAP};
  ${media.wide} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
`;

export const CardPicture = styled(PictureFrame)`
  margin-bottom: 0.5rem;
`;

/** The only card of a list has its names, or all texts beside a picture, in the first column. */
export const Card = styled.li<{ $isAlone: boolean }>`
  display: grid;
  row-gap: 0.5rem;
  align-content: start;
  ${({ $isAlone }) =>
    $isAlone &&
    css`
      grid-column: 1 / -1;
      ${media.wide} {
        grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
        column-gap: ${COLUMN_GAP};
        > ${CardPicture} {
          grid-area: 1 / 2 / span 2;
        }
      }
    `}
`;

/** A card without a picture, below a line. Its name is large, if it is not the only card. */
export const TextCard = styled(Card)`
  --name-size: ${({ $isAlone }) => ($isAlone ? 'var(--text-lg)' : 'var(--text-xl)')};
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
`;
