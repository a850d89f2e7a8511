'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { muted } from '../styles/mixins';

export const ShortDate = styled.p`
  ${muted}
  font-weight: 500;
  /* A long period breaks after its dash: "2013年10月 –" and "2019年12月". */
  word-break: keep-all;
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
