'use client';

import styled from 'styled-components';
import { boldTapTarget } from '../styles/mixins';

/** The arrow points down while the details are closed. */
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
    margin-bottom: 0.5rem;
    .icon {
      rotate: none;
    }
  }
`;
