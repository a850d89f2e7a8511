'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { ListTitle } from '../ui/TwoColumnList.styles';

/**
 * The featured projects and the groups. On phones, 3rem are between them, which is more than twice
 * the gap within a project.
 */
export const ProjectLists = styled.div`
  display: grid;
  gap: max(3rem, var(--gap-lg));
`;

export const ProjectList = styled.ul`
  display: grid;
  gap: inherit;
  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 1rem !important;
  }
`;

export const GroupTitle = styled(ListTitle)`
  margin-block: 0;
`;

export const Group = styled.div`
  display: grid;
  gap: 2rem;
`;
