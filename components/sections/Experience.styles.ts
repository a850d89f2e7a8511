'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

// `:has`: without any period there is no column for dates.
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

/** On wide screens three columns: period, logo, story; on others the period is above the story. */
// `--logo`: smaller on the narrowest screens and with large text, where the story needs the room.
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
  }
  align-items: start;

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(var(--logo) + 0.75rem) calc(0.75rem - var(--gap));
    inset-inline-start: calc(var(--logo) / 2);
    border-inline-start: 1.5px solid var(--line);
  }
  h3,
  h4 {
    font-size: var(--text-lg);
    a {
      color: inherit;
    }
  }

  ${media.desktop} {
    grid-template-columns: var(--dates) var(--logo) minmax(0, 1fr);
    gap: 0 var(--space-4);
    &:not(:last-child)::before {
      inset-inline-start: calc(var(--dates) + var(--space-4) + var(--logo) / 2);
    }
    h3,
    h4 {
      padding-top: 0.6rem;
    }
  }
`;

/** On the line, with the logo in it. */
export const Mark = styled.span`
  grid-row: 1 / span 2;
  ${media.desktop} {
    grid-area: 1 / 2;
  }
  img {
    width: var(--logo);
    height: var(--logo);
    border-radius: var(--radius-md);
    object-fit: contain;
  }
`;

/** The initials of a company or a school without a logo. */
export const Monogram = styled(Mark)`
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
    align-self: baseline;
    text-align: end;
  }
`;

/** What the owner was and did there. */
export const Story = styled.div`
  grid-column: 2;
  min-width: 0;
  max-width: var(--measure);
  > p {
    margin-top: 0.7em;
  }
  ${media.desktop} {
    grid-column: 3;
    align-self: baseline;
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
