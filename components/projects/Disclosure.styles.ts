'use client';

import styled from 'styled-components';
import { boldTapTarget } from '../styles/mixins';

/** The arrow points down while the details are closed. */
export const Summary = styled.summary`
  ${boldTapTarget}
  width: fit-content;
  color: var(--link);
  font-size: var(--text-sm);
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  .icon {
    width: 1em;
    height: 1em;
    rotate: 180deg;
  }
  [open] > & {
    margin-bottom: 0.5rem;
    .icon {
      rotate: none;
    }
  }
`;
