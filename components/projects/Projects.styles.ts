'use client';

import styled from 'styled-components';

/**
 * The featured projects and the groups, at a distance that is, on phones, more than twice that
 * between parts of a project.
 */
export const ProjectLists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: max(3rem, var(--gap-lg));
`;

export const FeaturedList = styled.ul`
  --name-size: calc(1.15 * var(--text-xl));
  --result-size: var(--text-lg);
  --text-card-title: clamp(1.75rem, 0.6 * var(--text-2xl), 3rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  /* Cards are closer, if none has a picture. */
  &:not(:has([data-plate])) {
    gap: 2.5rem;
  }
  > li {
    margin-bottom: 0;
  }
`;

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
`;
