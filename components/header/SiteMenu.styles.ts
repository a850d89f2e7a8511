'use client';

import styled, { css, type RuleSet } from 'styled-components';
import { media } from '../styles/media';
import { appear, boldTapTarget, square } from '../styles/mixins';
import { BAR_GAP, LINK_PADDING, MIN_NAME_WIDTH } from './row-breakpoint';

export interface LinkRowProps {
  /** The width of the window, in rem, from which on the links are in a row. */
  $rowBreakpoint: number;
}

export const linksInRow = (rules: RuleSet<object>) => css<LinkRowProps>`
  @media (width >= ${({ $rowBreakpoint }) => $rowBreakpoint}rem) {
    ${rules}
  }
`;

/** The menu button. The panel comes after this `<details>`, and is hidden while it is closed. */
export const MenuDisclosure = styled.details<LinkRowProps>`
  flex: none;
  /* Moves the strokes of the icon to the edge of the column. The button has 12 px beside the icon,
     and the icon has 3 px beside its strokes. */
  margin-inline-end: -0.95rem;
  summary {
    ${square}
    border-radius: var(--radius-sm);
    &::after {
      content: none;
    }
  }
  /* Both icons are in the same place, and one is invisible. After 'display: none' a browser would
     draw an icon one frame late. */
  svg {
    grid-area: 1 / 1;
  }
  &[open] svg:first-child,
  &:not([open]) svg + svg {
    visibility: hidden;
  }
  /* A shade over the page below the header. Presses go through the shade. */
  &[open]::before {
    content: '';
    position: fixed;
    inset: var(--header-height) 0 0;
    background: #0007;
    pointer-events: none;
  }
  ${linksInRow(css`
    display: none;
  `)}
`;

/** Section links, languages and the theme button: a panel below the header, or a row in it. */
export const MenuPanel = styled.nav<LinkRowProps>`
  --link-padding: ${LINK_PADDING}rem;
  a {
    ${boldTapTarget}
    padding: 0.4rem var(--link-padding);
    border-radius: var(--radius-sm);
    line-height: 1.15;
    overflow-wrap: break-word;
    /* A line marks the current section, because a color alone would not be enough. */
    &[aria-current] {
      text-decoration: underline 2px var(--link);
      text-underline-offset: 0.5em;
    }
  }
  @media (width < ${({ $rowBreakpoint }) => $rowBreakpoint}rem) {
    position: fixed;
    /* The panel begins a little below the header, and ends where the column ends. */
    inset-block: calc(var(--header-height) + 0.25rem) auto;
    inset-inline: auto max(var(--gutter), (100% - var(--width)) / 2);
    width: min(28rem, 100vw - 2 * var(--gutter));
    max-height: calc(100dvh - var(--header-height) - 1rem);
    padding: 1rem;
    overflow: auto;
    border: 1px solid var(--edge);
    border-radius: var(--radius-md);
    background: var(--surface);
    ${media.motion} {
      --from: 0, -0.5rem;
      animation: ${appear} 160ms var(--ease);
    }
    ${MenuDisclosure}:not([open]) + & {
      display: none;
    }
  }
  ${linksInRow(css`
    /* If there is not enough room, first the name takes two lines, and then the links do. */
    flex-shrink: 0;
    max-width: calc(100% - ${MIN_NAME_WIDTH}rem);
    gap: ${BAR_GAP}rem;
    font-size: var(--text-sm);
    &,
    > ul {
      display: flex;
      align-items: center;
      min-width: 0;
    }
    /* The links wrap if the visitor's letters are wider, or have more space between them. */
    > ul {
      flex-wrap: wrap;
      justify-content: end;
    }
  `)}
`;
