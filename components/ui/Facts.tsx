'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { muted, row } from './Section.styles';

/** Short facts in a row with dots between them; empty ones are left out. */
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

// `overflow`: every fact has its dot before it, in the gap; the dot of the first fact of a line is
// outside the row and clipped. `padding`: room for the focus ring of a link.
const Row = styled.div`
  ${row}
  ${muted}
  align-items: stretch;
  column-gap: 1.2em;
  margin: calc(0.35rem - 6px) -6px -6px;
  padding: 6px;
  overflow: hidden;
  > * {
    margin-inline-start: -1.2em;
    padding-inline-start: 1.2em;
  }
  > ::before {
    /* Screen readers announce the dot only in browsers without alternative texts for content. */
    content: '·';
    content: '·' / '';
    display: inline-block;
    width: 1.2em;
    margin-inline-start: -1.2em;
    text-align: center;
  }
  b,
  b a {
    color: var(--ink);
  }
`;
