'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const Timeline = styled.ol`
  display: grid;
  gap: clamp(2.5rem, 2rem + 2vw, 4rem);
  ${media.print} {
    gap: 3mm;
  }
`;

/** Period, logo on the line, story: three columns where they fit, else the line at the edge. */
export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: 0 var(--space-2);
  align-items: start;

  /* The line, from this logo down to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 4.25rem auto calc(-1 * clamp(2.5rem, 2rem + 2vw, 4rem) + 0.75rem) 1.75rem;
    border-left: 1.5px solid var(--line);
  }
  > :last-child {
    grid-column: 2;
    max-width: var(--measure);
  }
  p {
    margin-top: 0.7em;
  }

  ${media.desktop} {
    grid-template-columns: 12rem 3.5rem minmax(0, 1fr);
    gap: 0 var(--space-4);
    &:not(:last-child)::before {
      left: calc(12rem + var(--space-4) + 1.75rem);
    }
    > :last-child {
      grid-column: 3;
    }
  }
  ${media.print} {
    grid-template-columns: 38mm 1fr;
    break-inside: avoid;
    && > :last-child {
      grid-column: 2;
      max-width: none;
    }
    &&::before {
      display: none;
    }
  }
`;

export const Logo = styled.img`
  width: 3.5rem;
  height: 3.5rem;
  border-radius: var(--radius-md);
  grid-row: 1 / span 2;
  ${media.desktop} {
    grid-area: 1 / 2;
  }
  ${media.print} {
    display: none;
  }
`;

export const Period = styled.p`
  && {
    margin: 0 0 0.2rem;
    color: var(--ink-soft);
    font: 500 var(--text-sm) / 1.5 var(--mono);
    ${media.desktop} {
      grid-area: 1 / 1;
      padding-top: 1rem;
      text-align: right;
    }
    ${media.print} {
      grid-area: 1 / 1;
      padding: 0;
      text-align: left;
    }
  }
`;

export const Role = styled.h3`
  font-size: var(--text-xl);
  ${media.desktop} {
    padding-top: 0.6rem;
  }
  ${media.print} {
    padding: 0;
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-top: 0.35rem;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  b {
    color: var(--ink);
    font-weight: 650;
  }
  > :not(:last-child)::after {
    content: '·';
    margin-inline: 0.5em;
    color: var(--ink-soft);
    font-weight: 400;
  }
`;
