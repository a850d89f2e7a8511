'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

// `:has`: where no entry says when it was, the line stands at the edge.
export const Timeline = styled.ol`
  --dates: 12rem;
  display: grid;
  gap: var(--gap);
  ${media.desktop} {
    &:not(:has(> li > p)) {
      --dates: 0px;
      margin-inline-start: calc(-1 * var(--space-4));
    }
  }
`;

/** Period, logo on the line, story: three columns where they fit, else the line at the edge. */
// `--logo`: on the narrowest screens, or with large text, the words need the room.
// `&:not(:last-child)::before`: the line, from this logo down to the next.
export const Card = styled.li`
  --logo: min(2.75rem, 17vw);
  position: relative;
  display: grid;
  grid-template-columns: var(--logo) minmax(0, 1fr);
  gap: 0 0.75rem;
  ${media.wide} {
    --logo: 3.5rem;
    column-gap: var(--space-2);
    h3 {
      font-size: var(--text-xl);
    }
  }
  align-items: start;

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(var(--logo) + 0.75rem) calc(0.75rem - var(--gap));
    inset-inline-start: calc(var(--logo) / 2);
    border-inline-start: 1.5px solid var(--line);
  }
  > :last-child {
    grid-column: 2;
    min-width: 0;
    max-width: var(--measure);
  }
  > :last-child > p {
    margin-top: 0.7em;
  }
  > span {
    grid-row: 1 / span 2;
  }
  img {
    width: var(--logo);
    height: var(--logo);
    border-radius: var(--radius-md);
    object-fit: contain;
  }
  h3,
  h4 {
    font-size: var(--text-lg);
  }
  h3 a,
  h4 a {
    color: inherit;
  }

  ${media.desktop} {
    grid-template-columns: var(--dates) var(--logo) minmax(0, 1fr);
    gap: 0 var(--space-4);
    &:not(:last-child)::before {
      inset-inline-start: calc(var(--dates) + var(--space-4) + var(--logo) / 2);
    }
    > :last-child {
      grid-column: 3;
    }
    > p,
    > :last-child {
      align-self: baseline;
    }
    > span {
      grid-area: 1 / 2;
    }
    h3,
    h4 {
      padding-top: 0.6rem;
    }
  }
`;

/** Stands where a company or a school has no logo. */
export const Monogram = styled.span`
  display: grid;
  place-items: center;
  width: var(--logo);
  height: var(--logo);
  border: 1.5px solid var(--link);
  border-radius: var(--radius-md);
  color: var(--link);
  background: var(--surface);
  font-size: calc(var(--logo) * 0.36);
  font-weight: 700;
  line-height: 1;
  overflow: clip;
  white-space: nowrap;
`;

export const Period = styled.p`
  margin-bottom: 0.2rem;
  color: var(--ink-soft);
  font: 500 var(--text-sm) / 1.5 var(--mono);
  ${media.desktop} {
    grid-area: 1 / 1;
    text-align: end;
  }
`;

/** Certificates, publications, awards. */
export const ShortList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 0 var(--space-4);
  > li {
    padding-block: 0.9rem;
    border-top: 1px solid var(--line);
    font-weight: 600;
  }
  p {
    margin-top: 0.35rem;
    font-size: var(--text-sm);
    font-weight: 400;
  }
`;
