'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { boldTapTarget } from '../styles/mixins';

export const Details = styled.details``;

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
  ${Details}[open] > & .icon {
    rotate: none;
  }
  ${media.motion} {
    .icon {
      transition: rotate 200ms var(--ease);
    }
  }
`;

/** The part of a long list that a button opens. */
export const RestOfList = styled.div`
  padding-top: 1.5rem;
`;
