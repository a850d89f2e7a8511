'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const Timeline = styled.ol`
  display: grid;
  gap: var(--gap);
  ${media.print} {
    gap: 3mm;
  }
`;

/** Period, logo on the line, story: three columns where they fit, else the line at the edge. */
export const Card = styled.li`
  /* On the narrowest screens, or with large text, the words need the room. */
  --logo: min(3.5rem, 17vw);
  position: relative;
  display: grid;
  grid-template-columns: var(--logo) minmax(0, 1fr);
  gap: 0 var(--space-2);
  align-items: start;

  /* The line, from this logo down to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: calc(var(--logo) + 0.75rem) auto
      calc(0.75rem - var(--gap))
      calc(var(--logo) / 2);
    border-left: 1.5px solid var(--line);
  }
  > :last-child {
    grid-column: 2;
    min-width: 0;
    max-width: var(--measure);
  }
  p {
    margin-top: 0.7em;
  }

  ${media.desktop} {
    grid-template-columns: 12rem var(--logo) minmax(0, 1fr);
    gap: 0 var(--space-4);
    &:not(:last-child)::before {
      left: calc(12rem + var(--space-4) + var(--logo) / 2);
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

export const Logo = styled.span`
  grid-row: 1 / span 2;
  img {
    width: var(--logo);
    height: var(--logo);
    border-radius: var(--radius-md);
    object-fit: contain;
  }
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
  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    color: var(--ink);
    font-weight: 600;
  }
  > :not(:last-child)::after {
    content: '·';
    margin-inline: 0.5em;
    color: var(--ink-soft);
    font-weight: 400;
  }
`;
