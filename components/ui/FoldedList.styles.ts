'use client';

import styled from 'styled-components';
import { boldTapTarget } from '../styles/mixins';

export const Summary = styled.summary`
  ${boldTapTarget}
  color: var(--link);
  font-size: 1rem;
  text-decoration: underline;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  .icon {
    rotate: 180deg;
  }
  [open] > & {
    display: none;
  }
`;
