'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { TagList } from '../ui/Facts';
import { letters } from '../ui/mixins';

// `--ring` is the distance between a logo and the depth line around it.
export const Timeline = styled.ol`
  --logo: min(2.75rem, 17vw);
  --ring: 6px;
  display: grid;
  gap: var(--gap);
  ${media.desktop} {
    --logo: 3.5rem;
    --ring: 10px;
  }
`;

/** On desktops three columns: period, logo, text. On other screens the period is above the text. */
export const EntryItem = styled.li`
  display: grid;
  grid-template-columns: var(--logo) minmax(0, 1fr);
  gap: 0 var(--space-2);
  ${media.wide} {
    column-gap: var(--space-3);
  }
  ${media.desktop} {
    grid-template-columns: 12rem 3.5rem minmax(0, 1fr);
    gap: 0 var(--space-4);
  }
  h3,
  h4 {
    font-size: var(--text-lg);
    a {
      color: inherit;
    }
  }
  h3 {
    ${media.desktop} {
      font-size: calc(1.15 * var(--text-lg));
    }
  }
  > p {
    margin-bottom: 0.25rem;
    color: var(--ink-soft);
    font: 500 var(--text-sm) / 1.5 var(--mono);
    ${media.desktop} {
      align-self: baseline;
      text-align: end;
    }
  }
`;

// `::before` draws one depth line around the logo, and a second one on desktops. They are not quite
// round, like depth lines around an island. `::after` draws the vertical line down to the next
// entry, with short and long ticks like a ruler. The first tick is `--ticks-from` below the top of
// the line. If colors are forced, browsers remove the gradients, so a border replaces them.
export const EntryLogo = styled.div`
  grid-row: 1 / span 2;
  position: relative;
  justify-self: center;
  width: var(--logo);
  ${media.desktop} {
    grid-area: 1 / 2;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    opacity: 0.6;
  }
  &::before {
    inset: calc(-1 * var(--ring));
    bottom: auto;
    aspect-ratio: 1;
    border: 1.5px solid var(--link);
    border-radius: 56% 44% 48% 52% / 47% 54% 46% 53%;
    ${media.desktop} {
      box-shadow:
        0 0 0 7px var(--ground),
        0 0 0 8px var(--link);
    }
  }
  &::after {
    top: calc(var(--logo) + 2 * var(--ring));
    bottom: calc(2 * var(--ring) - var(--gap));
    inset-inline: 0;
    background:
      linear-gradient(var(--link) 0 0) 50% / 1.5px,
      repeating-linear-gradient(var(--link) 0 1px, transparent 1px 10px) 50% var(--ticks-from, 0) / 7px,
      repeating-linear-gradient(var(--link) 0 1px, transparent 1px 50px) 50% var(--ticks-from, 0) / 15px;
    background-repeat: no-repeat;
    @media (forced-colors: active) {
      inset-inline-start: 50%;
      border-inline-start: 1px solid;
    }
  }
  li:last-child > &::after {
    bottom: 0;
  }
  img {
    width: 100%;
    height: var(--logo);
    border-radius: var(--radius-md);
    object-fit: contain;
  }
`;

/** A dot on the vertical line, for another role at the same company. */
// Its line begins two rings higher. The first tick is in the middle of the dot, 1rem and its radius
// of 6 px below the top of the entry.
export const RoleDot = styled(EntryLogo)`
  --ticks-from: calc(2 * var(--ring) + 1rem + 6px);
  &::before {
    z-index: 1;
    inset: 1rem auto auto calc(50% - 6px);
    width: 12px;
    border-radius: 50%;
    background: var(--ground);
    box-shadow: none;
    opacity: 1;
  }
  &::after {
    top: calc(-2 * var(--ring));
  }
`;

/** The schools below jobs: smaller, and with no vertical line. */
export const MinorTimeline = styled(Timeline)`
  gap: var(--space-4);
  ${media.desktop} {
    --logo: 2.75rem;
  }
  ${EntryLogo}::after {
    content: none;
  }
`;

/** Replaces a missing logo. */
export const Initials = styled.span`
  ${letters}
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
`;

/** Role, company and description; below them the skills, or next to them on large screens. */
export const EntryText = styled.div`
  grid-column: 2;
  > div {
    max-width: var(--measure);
  }
  > div > p {
    margin-top: 0.75rem;
    text-wrap: pretty;
  }
  ${media.desktop} {
    grid-column: 3;
    align-self: baseline;
    padding-top: 0.5rem;
  }
  ${media.large} {
    display: grid;
    grid-template-columns: minmax(0, var(--measure)) minmax(0, 1fr);
    align-items: baseline;
    column-gap: var(--gap);
    ${TagList} {
      flex-direction: column;
    }
  }
`;

/** The name of the company above the first of several roles. */
export const Employer = styled.b`
  display: block;
  margin-bottom: 0.5rem;
`;

/** Certificates, publications, awards. */
export const ShortList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 0 var(--space-4);
  > li {
    padding-block: 1rem;
    border-top: 1px solid var(--line);
  }
  p {
    margin-top: 0.25rem;
    font-size: var(--text-sm);
  }
`;
