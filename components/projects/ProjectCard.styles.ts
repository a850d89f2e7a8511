'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { ProjectTitle } from './ProjectPicture.styles';

/** All cards of the page have one width. On phones, pictures without a text stand two by two. */
export const CardList = styled.ul<{ $hasTexts: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $hasTexts }) => ($hasTexts ? 1 : 2)}, minmax(0, 1fr));
  align-items: start;
  gap: 2.5rem var(--between-cards);
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 1rem;
  }
`;

export const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  /* Of the picture, which inherits it, and of the focus ring. */
  border-radius: var(--radius-md);
  font-size: var(--text-sm);
`;

export const CardTitle = styled(ProjectTitle)`
  margin-top: 0.5rem;
  font-size: var(--text-lg);
`;
