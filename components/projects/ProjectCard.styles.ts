'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { twoColumns } from '../styles/mixins';
import { PictureFrame } from './ProjectPicture.styles';
import { ProjectList } from './Projects.styles';

/** `Projects.tsx` sets how many cards are in a row, except on phones. */
export const CardList = styled(ProjectList)`
  gap: 2.5rem 1.5rem;
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
  grid-template-columns: minmax(0, 1fr);
  row-gap: 0.5rem;
  align-content: start;
  ${({ $isAlone }) =>
    $isAlone &&
    css`
      grid-column: 1 / -1;
      ${media.wide} {
        ${twoColumns}
        grid-template-rows: auto 1fr;
        > ${CardPicture} {
          grid-area: 1 / 2 / span 2;
        }
      }
    `}
`;

/** Without a picture. Its name is large, below a line. */
export const TextCard = styled(Card)`
  --name-size: var(--text-xl);
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
`;
