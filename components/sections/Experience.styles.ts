'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const Timeline = styled.ol`
  display: grid;
  gap: var(--gap);
`;

/** On wide screens three columns: period, logo, story; on others the period is above the story. */
// `--logo`: smaller on the narrowest screens and with large text, where the story needs the room.
export const Card = styled.li`
  --logo: min(2.75rem, 17vw);
  display: grid;
  grid-template-columns: var(--logo) minmax(0, 1fr);
  gap: 0 0.75rem;
  ${media.wide} {
    --logo: 3.5rem;
    column-gap: var(--space-2);
  }
  h3,
  h4 {
    font-size: var(--text-lg);
    a {
      color: inherit;
    }
  }
  ${media.desktop} {
    grid-template-columns: 12rem var(--logo) minmax(0, 1fr);
    gap: 0 var(--space-4);
  }
`;

/** The logo or the initials of a company or a school, and the line from there down to the next. */
export const Mark = styled.div`
  grid-row: 1 / span 2;
  position: relative;
  ${media.desktop} {
    grid-area: 1 / 2;
  }
  li:not(:last-child) > &::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--logo) + 0.75rem) calc(0.75rem - var(--gap));
    inset-inline-start: 50%;
    border-inline-start: 1.5px solid var(--line);
  }
  img {
    width: 100%;
    height: var(--logo);
    border-radius: var(--radius-md);
    object-fit: contain;
  }
`;

export const Initials = styled.span`
  display: grid;
  place-items: center;
  height: var(--logo);
  border: 1.5px solid var(--link);
  border-radius: var(--radius-md);
  color: var(--link);
  background: var(--surface);
  font-size: calc(var(--logo) * 0.36);
  font-weight: 700;
  line-height: 1;
  overflow: clip;
`;

export const Period = styled.p`
  margin-bottom: 0.2rem;
  color: var(--ink-soft);
  font: 500 var(--text-sm) / 1.5 var(--mono);
  ${media.desktop} {
    align-self: baseline;
    text-align: end;
  }
`;

/** What the owner was and did there. */
export const Story = styled.div`
  grid-column: 2;
  max-width: var(--measure);
  > p {
    margin-top: 0.7em;
  }
  ${media.desktop} {
    grid-column: 3;
    align-self: baseline;
    padding-top: 0.6rem;
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
  }
  p {
    margin-top: 0.35rem;
    font-size: var(--text-sm);
  }
`;
