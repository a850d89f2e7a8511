'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { muted, row } from './Section.styles';

/** Small facts in a row, a dot between them; those that are missing are passed over. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  const given = facts.filter(Boolean);
  if (given.length === 0) return null;
  return (
    <Row>
      {given.map((fact, index) => (
        <span key={index}>{fact}</span>
      ))}
    </Row>
  );
}

const Row = styled.div`
  ${row}
  ${muted}
  align-items: stretch;
  margin-top: 0.35rem;
  font-weight: 400;
  > * {
    min-width: 0;
  }
  > :not(:last-child)::after {
    content: '·';
    margin-inline: 0.5em;
  }
  b,
  b a {
    color: var(--ink);
    font-weight: 600;
  }
`;
