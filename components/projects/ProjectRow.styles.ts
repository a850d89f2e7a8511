'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { columns } from '../ui/TwoColumnList.styles';

export const RowList = styled.ul`
  border-bottom: 1px solid var(--line);
`;

/** On wide screens, the text is beside the names. */
export const Row = styled.li`
  --logo-size: 3rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding-block: 1.25rem;
  border-top: 1px solid var(--line);
  ${media.wide} {
    ${columns}
  }
`;

/** The icon, and beside it title and details. */
export const RowNames = styled.div`
  display: flex;
  align-items: start;
  gap: 1rem;
`;

export const RowTitle = styled.h3`
  font-size: var(--text-lg);
`;
