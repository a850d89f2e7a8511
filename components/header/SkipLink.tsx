'use client';

import styled from 'styled-components';

/** Visible only while it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: 20;
  top: 0.5rem;
  inset-inline-start: var(--gutter);
  padding: 0.75rem 1rem;
  border-radius: var(--radius-sm);
  color: var(--page);
  background: var(--ink);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
