'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { PictureFrame } from './ProjectPicture.styles';

/**
 * The featured projects and the groups, at a distance that is, on phones, more than twice that
 * between parts of a project. All groups share the columns of cards.
 */
export const ProjectLists = styled.div`
  --logo-size: 3rem;
  display: grid;
  grid-template-columns: repeat(var(--card-columns), minmax(0, 1fr));
  gap: max(3rem, var(--gap-lg)) 1.5rem;
`;

export const FeaturedList = styled.ul`
  --logo-size: 4.5rem;
  /* The name is the largest text, unless there is a result beside a picture. */
  --name-size: calc(1.15 * var(--text-xl));
  --result-size: var(--text-lg);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: inherit;
  /* Rows are closer, if all are rows. */
  &:not(:has(${PictureFrame})) {
    gap: 2.5rem;
  }
`;

/** On desktops, a group of few cards takes only their columns, so the next one is beside it. */
export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: 1.5rem;
  align-content: start;
  ${media.desktop} {
    grid-column: span var(--columns);
  }
`;
