'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const Featured = styled.ul`
  display: grid;
  gap: var(--gap);
  ${media.print} {
    display: block;
  }
`;

export const Others = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: var(--gap) var(--space-3);
  ul + & {
    margin-top: var(--gap-lg);
  }
  ${media.print} {
    display: block;
    ul + & {
      margin-top: 0;
    }
  }
`;

// `&::details-content`: on paper nothing can be opened.
export const More = styled.details`
  margin-top: var(--space-6);
  ${media.print} {
    margin-top: 2mm;
    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

export const Summary = styled.summary`
  width: fit-content;
  min-height: 3rem;
  margin-inline: auto;
  padding: 0.7rem 1.25rem;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius-sm);
  background: var(--surface);
  font-size: var(--text-sm);
  font-weight: 600;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      border-color: var(--ink);
    }
  }
  ${media.print} {
    display: none;
  }
`;
