'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { hiddenIfRepeated, mutedDate, type RepeatedProps } from '../styles/mixins';

export const ShortDate = styled.p<RepeatedProps>`
  ${mutedDate}
  ${hiddenIfRepeated}
  font-weight: 500;
`;

export const ShortText = styled.div<{ $isBesideDates: boolean }>`
  max-width: var(--measure);
  p {
    margin-top: 0.25rem;
    font-size: var(--text-sm);
  }
  ${media.wide} {
    grid-column: ${({ $isBesideDates }) => ($isBesideDates ? 2 : '1 / -1')};
  }
`;
