'use client';

import { css, type RuleSet } from 'styled-components';
import { media } from '../styles/media';
import { appear, square, tapTarget } from '../ui/mixins';
import { linkPadding, nameWidth } from './row-breakpoint';

export interface LinkRowProps {
  /** The width of the window, in rem, from which on the links are in a row (`rowBreakpoint`). */
  $rowFrom: number;
}

/** Rules for windows in which the links fit into a row. */
export const linksInRow = (rules: RuleSet<object>) => css<LinkRowProps>`
  @media (width >= ${({ $rowFrom }) => $rowFrom}rem) {
    ${rules}
  }
`;

/** The bar that marks the current section: a shape, because a color alone would not be enough. */
const currentMark = css<LinkRowProps>`
  content: '';
  position: absolute;
  inset-block: 0.75rem;
  inset-inline: 0 auto;
  width: 3px;
  border-radius: 2px;
  background: var(--link);
  ${linksInRow(css`
    inset-block: auto 0.35rem;
    inset-inline: var(--link-padding);
    width: auto;
    height: 2px;
  `)}
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** Between the header and the panel of the menu. */
const panelGap = '0.25rem';

/** The panel below the header, and its distance from the edge of the window. */
const panel = css`
  > nav {
    position: fixed;
    inset-block: calc(var(--header-height) + ${panelGap}) auto;
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
      animation: ${appear} var(--fast) var(--ease);
    }
  }
  /* Darkens the page below the header. Presses go through it. */
  > [open]::before {
    content: '';
    position: fixed;
    inset: var(--header-height) 0 0;
    background: #0007;
    pointer-events: none;
  }
  /* The panel comes after its button, a <details>, and is hidden while that is closed. */
  > :not([open]) + nav {
    display: none;
  }
`;

/**
 * Part of `BarBox`: the menu. It is a button and a panel below the header, or a row in the header
 * if the links fit.
 */
export const menuStyles = css<LinkRowProps>`
  > details {
    flex: none;
    /* Moves the strokes of the icon to the edge of the column. The icon has 20 of the button's
       44 px, so there are 12 px beside it, and its strokes begin 3 px inside of it. */
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
  }
  > nav {
    --link-padding: ${linkPadding}rem;
  }
  > nav a {
    ${tapTarget}
    position: relative;
    padding: 0.4rem var(--link-padding);
    border-radius: var(--radius-sm);
    line-height: 1.15;
    overflow-wrap: break-word;
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
    &[aria-current]::after {
      ${currentMark}
    }
  }
  @media (width < ${({ $rowFrom }) => $rowFrom}rem) {
    ${panel}
  }
  ${linksInRow(css`
    > details {
      display: none;
    }
    > nav,
    > nav > ul {
      display: flex;
      align-items: center;
      min-width: 0;
    }
    /* The links wrap if the row is too long, for example if the visitor's letters are wider than
       usual or have more space between them. */
    > nav > ul {
      flex-wrap: wrap;
      justify-content: end;
    }
    /* If there is no room, the name takes two lines first, then the links do. */
    > nav {
      flex-shrink: 0;
      max-width: calc(100% - ${nameWidth}rem);
      gap: 1rem;
      font-size: var(--text-sm);
    }
  `)}
`;
