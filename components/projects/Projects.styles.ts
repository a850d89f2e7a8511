'use client';

import styled from 'styled-components';
import { ListTitle } from '../ui/TwoColumnList.styles';

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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
`;

export const GroupTitle = styled(ListTitle)`
  margin-block: 0;
`;

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
`;
