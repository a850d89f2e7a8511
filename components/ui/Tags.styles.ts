'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem;
  margin-top: 1rem;
  ${media.print} {
    gap: 0;
    margin-top: 1mm;
  }
`;

export const Tag = styled.li`
  max-width: 100%;
  padding: 0.2rem 0.6rem;
  border-radius: var(--radius-sm);
  color: var(--ink-soft);
  background: var(--sunken);
  font: 500 var(--text-xs) / 1.5 var(--mono);
  ${media.print} {
    padding: 0;
    &:not(:last-child)::after {
      content: ',\\00a0';
    }
  }
`;
