'use client';

import styled from 'styled-components';

/** Points below a description; nothing if there are none. Their marks hang in the margin of the text. */
export function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <List data-print="points">
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.4em;
  margin-top: 0.7em;
  padding-inline-start: 1.15em;
  list-style: disc;
  li::marker {
    color: var(--link);
  }
`;
