'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { mutedDate } from '../styles/mixins';

export const ShortDate = styled.p`
  ${mutedDate}
  font-weight: 500;
`;

export const ShortText = styled.div`
  max-width: var(--measure);
  p {
    margin-top: 0.25rem;
    font-size: var(--text-sm);
  }
  ${media.wide} {
    grid-column: 2;
  }
`;
