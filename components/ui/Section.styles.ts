'use client';

import styled from 'styled-components';
import { muted } from './mixins';

// A tinted or dark section begins with a shore, a drawing above its upper edge. Each section ends
// with room for the shore of the next one, `--shore` below its padding. The first screen has no
// such room, so a section after it has a margin. A jump to a section shows its shore, too. Every
// second shore is mirrored. The section and the land in its shore have the background `--ground`.
// If colors are forced, there are no tints, so a line separates sections.
export const SectionBox = styled.section`
  --shore: var(--gap-lg);
  --padding: clamp(2.25rem, 1rem + 6.2vw, 7rem);
  position: relative;
  padding-block: var(--padding) calc(var(--padding) + var(--shore));
  background: var(--ground);
  > [data-edge] {
    inset-block: auto calc(100% - 1px);
    height: var(--shore);
  }
  #home + &:is([data-tinted], [data-dark]) {
    margin-top: var(--shore);
  }
  &:nth-of-type(odd) > [data-edge] {
    scale: -1 1;
  }
  h2 {
    margin-bottom: var(--gap);
    font-size: var(--text-2xl);
  }
  .points {
    display: grid;
    gap: 0.4em;
    margin-top: 0.7em;
    padding-inline-start: 1.15em;
    list-style: disc;
    li::marker {
      color: var(--link);
    }
  }
  dl {
    border-bottom: 1px solid var(--line);
    > div {
      padding-block: 0.75rem;
      border-top: 1px solid var(--line);
    }
  }
  dt {
    ${muted}
  }
  dd {
    font-weight: 600;
  }
  &:is([data-tinted], [data-dark]) {
    scroll-margin-top: var(--shore);
  }
  &[data-dark] {
    --ground: var(--dark-area);
    padding-bottom: var(--padding);
    color: var(--ink);
  }
  @media (forced-colors: active) {
    border-top: 1px solid;
    > [data-edge] {
      display: none;
    }
  }
`;

// `position: relative` puts it above the contours.
export const Column = styled.div`
  position: relative;
  width: 100%;
  max-width: calc(var(--width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
