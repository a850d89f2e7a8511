'use client';

import styled from 'styled-components';

// Icons of buttons that have no visible text. CSS draws them, so they are also there where SVG is
// off, or `icons.svg` is blocked. They are borders, which browsers keep if colors are forced.

const LINE = '2px';

const drawnIcon = styled.span.attrs({ 'aria-hidden': true });

/** Three lines, and a cross in an open `<details>`. */
export const MenuIcon = drawnIcon`
  position: relative;
  width: 0.85rem;
  height: 0.75rem;
  border-block: ${LINE} solid;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - ${LINE} / 2) 0 auto;
    border-top: ${LINE} solid;
  }
  [open] & {
    border-width: 0;
    &::before {
      rotate: 45deg;
    }
    &::after {
      rotate: -45deg;
    }
  }
`;

/** A circle whose right half is full. */
export const ThemeIcon = drawnIcon`
  width: 1rem;
  height: 1rem;
  overflow: hidden;
  border: ${LINE} solid;
  border-radius: 50%;
  &::before {
    content: '';
    display: block;
    height: 100%;
    margin-left: 50%;
    border-right: 0.5rem solid;
  }
`;

export const PauseIcon = drawnIcon`
  width: 0.75rem;
  height: 0.85rem;
  border-inline: 0.24rem solid;
`;

export const PlayIcon = drawnIcon`
  width: 0.75rem;
  border: 0.45rem solid;
  clip-path: polygon(0 0, 100% 50%, 0 100%);
`;
