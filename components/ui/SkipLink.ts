'use client';

import styled from 'styled-components';

/** The first stop of the keyboard: past the header, seen only while it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: 20;
  top: 0.5rem;
  inset-inline-start: 0.5rem;
  padding: 0.75rem 1rem;
  border-radius: var(--radius-sm);
  color: var(--paper);
  background: var(--ink);
  &:not(:focus) {
    clip-path: inset(50%);
  }
  @media print {
    display: none;
  }
`;
