'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DottedRow } from './DottedRow';
import { muted } from './mixins';

/** Short facts in a row with dots between them. Empty facts are left out. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  const shownFacts = facts.filter(Boolean);
  if (shownFacts.length === 0) return null;
  return (
    <Row>
      {shownFacts.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </Row>
  );
}

// The padding of the row is its distance to the text above.
const Row = styled(DottedRow)`
  ${muted}
  margin-top: 0;
  b,
  b a {
    color: var(--ink);
  }
`;
