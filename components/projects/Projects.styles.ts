'use client';

import styled from 'styled-components';

/**
 * The featured projects and the groups. On phones, 3rem are between them, which is more than twice
 * the gap within a project.
 */
export const ProjectLists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: max(3rem, var(--gap-lg));
  /* In columns, texts are as large as those of phones. */
  font-size: 1.0625rem;
`;

export const FeaturedList = styled.ul`
  --name-size: var(--text-xl);
  --result-size: clamp(1.75rem, 1.1rem + 1.6vw, 3.4rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  /* Cards are closer, if none has a picture. */
  &:not(:has([data-plate])) {
    gap: 2.5rem;
  }
`;

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`;
