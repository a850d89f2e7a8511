'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { muted, square } from '../ui/Section.styles';

/** A group of skills; on wide screens its name stands beside the cards. */
export const Group = styled.div`
  display: grid;
  gap: var(--space-2);
  & + & {
    margin-top: var(--space-4);
  }
  &:has(> h3) {
    padding-top: 0.9rem;
    border-top: 1px solid var(--line);
  }
  > h3 {
    font-size: var(--text-lg);
  }
  ${media.desktop} {
    &:has(> h3) {
      grid-template-columns: 12rem minmax(0, 1fr);
      gap: var(--space-4);
    }
  }
`;

// `:has`: cards with names only are narrower.
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: 0 var(--space-2);
  ${media.split} {
    gap: var(--space-2);
  }
  &:not(:has([role='meter'], span)) {
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  }
`;

export const Card = styled.li`
  display: flex;
  align-items: start;
  gap: 0.9rem;
  padding-block: 0.7rem;
  border-top: 1px solid var(--line);
  ${media.split} {
    padding: 1rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-md);
    background: var(--surface);
  }
`;

/** Light in both themes, and with forced colours, so that every logo stays legible. */
export const Plate = styled.span`
  ${square}
  border-radius: var(--radius-sm);
  background: var(--plate);
  box-shadow: inset 0 0 0 1px var(--line);
  color-scheme: light;
  forced-color-adjust: none;
  color: var(--on-action);
  font-weight: 700;
  img {
    width: 1.75rem;
    height: 1.75rem;
    object-fit: contain;
  }
`;

/** What is said of a skill, beside its plate. */
export const Details = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: baseline;
  gap: 0.4rem;
  ${Plate} + & {
    min-height: 2.75rem;
  }
  h3,
  h4 {
    font-size: var(--text-md);
    letter-spacing: 0;
  }
  svg,
  p {
    grid-column: 1 / -1;
  }
  p {
    ${muted}
    line-height: 1.5;
  }
`;

export const Level = styled.span`
  color: var(--ink-soft);
  font: 500 var(--text-sm) / 1 var(--mono);
`;
