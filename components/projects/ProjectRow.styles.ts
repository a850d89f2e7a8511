'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { columns } from '../ui/TwoColumnList.styles';

export const RowList = styled.ul`
  border-bottom: 1px solid var(--line);
`;

export const Row = styled.li`
  padding-block: 1.25rem;
  border-top: 1px solid var(--line);
  ${media.wide} {
    ${columns}
  }
`;

export const RowTitle = styled.h3`
  font-size: var(--text-lg);
`;
