'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { Column } from '../ui/Section.styles';

export const ProjectsColumn = styled(Column)`
  /* The distance between projects: on phones more than twice that between parts of a project. */
  --between: max(3rem, var(--gap-lg));
  --between-cards: 1.5rem;
  ${media.print} {
    --between: 1rem;
  }
`;

/** The featured projects and the groups. On desktops, all groups share the columns of cards. */
export const ProjectLists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--between) var(--between-cards);
  ${media.desktop} {
    grid-template-columns: repeat(var(--card-columns), minmax(0, 1fr));
  }
`;

export const FeaturedList = styled.ul`
  display: grid;
  gap: var(--between);
  ${media.desktop} {
    grid-column: 1 / -1;
  }
  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.5rem;
  }
`;

/** A group of few cards takes only their columns, so that the next one stands beside it. */
export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  align-content: start;
  ${media.print} {
    gap: 0.5rem;
  }
  ${media.desktop} {
    grid-column: span var(--columns);
  }
`;
