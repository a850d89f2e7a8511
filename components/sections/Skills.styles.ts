'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-2);
  ${media.print} {
    grid-template-columns: repeat(2, 1fr);
    gap: 1mm 8mm;
    break-before: avoid;
    break-inside: avoid;
  }
`;

export const Card = styled.li`
  scroll-margin-top: 1rem;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-content: start;
  align-items: center;
  gap: 0.9rem 0.9rem;
  padding: 1.25rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  &:target {
    border-color: var(--teal);
  }
  ${media.print} {
    display: flex;
    padding: 0;
    border: 0;
    gap: 2mm;
    break-inside: avoid;
  }
`;

/** Light in both themes, so that every logo stays legible. */
export const Plate = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--radius-sm);
  background: var(--plate);
  box-shadow: inset 0 0 0 1px var(--line);
  img {
    width: 1.75rem;
    height: 1.75rem;
  }
  ${media.print} {
    display: none;
  }
`;

export const Name = styled.h3`
  min-width: 0;
  font-size: var(--text-md);
  letter-spacing: 0;
`;

export const Level = styled.span`
  color: var(--ink-soft);
  font: 500 var(--text-sm) / 1 var(--mono);
`;

export const Proof = styled.p`
  grid-column: 1 / -1;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  line-height: 1.5;
  /* Inline, since a line may break before an inline block, and the comma would begin the next. */
  a {
    padding-block: 0.1rem;
  }
  ${media.print} {
    display: none;
  }
`;
