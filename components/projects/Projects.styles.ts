'use client';

import styled from 'styled-components';
import { PictureFrame } from './ProjectPicture.styles';

/**
 * The featured projects and the groups, at a distance that is, on phones, more than twice that
 * between parts of a project.
 */
export const ProjectLists = styled.div`
  --logo-size: 3rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: max(3rem, var(--gap-lg));
`;

export const FeaturedList = styled.ul`
  --logo-size: 4.5rem;
  --name-size: calc(1.15 * var(--text-xl));
  --result-size: var(--text-lg);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  /* Rows are closer, if all are rows. */
  &:not(:has(${PictureFrame})) {
    gap: 2.5rem;
  }
`;

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
`;
