'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { boldTapTarget, iconButton, square, visuallyHidden } from '../styles/mixins';
import { BAR_GAP, LINK_PADDING, MIN_NAME_WIDTH } from './row-breakpoint';

/** The opacity of the bar over scrolled content. More would hide the blur, and less the links. */
export const BAR_OPACITY = 0.92;

/**
 * The `<details>` is the menu button. The `<nav>` comes after it, and is hidden while it is closed.
 */
const menuButton = css`
  flex: none;
  /* The icon ends where the column ends. */
  margin-inline-end: -0.75rem;
  summary {
    ${square}
    border-radius: var(--radius-sm);
    &::-webkit-details-marker {
      display: none;
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
`;

/** Section links, languages and the theme button, below the header. */
const panel = css`
  position: absolute;
  top: calc(100% + 0.25rem);
  /* It ends where the column ends. */
  inset-inline-end: max(var(--gutter), (100% - var(--width)) / 2);
  width: min(28rem, 100vw - 2 * var(--gutter));
  max-height: calc(100dvh - var(--header-height) - 1rem);
  padding: 1rem;
  overflow: auto;
  border: 1px solid var(--edge);
  border-radius: var(--radius-md);
  background: var(--surface);
`;

/** The same in the header. */
const row = css`
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
  > button {
    ${iconButton}
    margin-inline-end: -0.75rem;
    padding: 0;
    > span {
      ${visuallyHidden}
    }
  }
`;

interface BarProps {
  /** The width of the window, in rem, from which on the links are in a row. */
  $rowBreakpoint: number;
}

/** The bar at the top, transparent with `data-at-top` (`early.js`). */
export const BarBox = styled.header<BarProps>`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  display: flex;
  ${media.print} {
    display: none;
  }
  align-items: center;
  justify-content: space-between;
  gap: ${BAR_GAP}rem;
  min-height: var(--header-height);
  padding-inline: max(var(--gutter), (100% - var(--width)) / 2);
  color: var(--ink);

  /* The background is a pseudo-element, because the opacity is not that of the links. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-bottom: 1px solid var(--line);
    background: var(--ground, var(--page));
    opacity: ${BAR_OPACITY};
    /* Safari before 18 knows this property only with the prefix. */
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
    ${media.plain}, (prefers-reduced-transparency: reduce) {
      opacity: 1;
    }
  }
  /* While the bar is transparent, the Home's picture scrolls up behind it. This gradient in the
     page's color hides the picture behind the letters. */
  [data-at-top] &::before {
    border: 0;
    opacity: 1;
    background: linear-gradient(var(--page) 66%, transparent);
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }

  a,
  nav > button {
    ${boldTapTarget}
    border-radius: var(--radius-sm);
    line-height: 1.15;
  }
  /* The skip link covers the name while it has the focus. */
  > :first-child:focus {
    position: absolute;
    background: var(--page);
  }
  /* A long name is cut after two lines here; Home shows the whole name. */
  > a > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  nav > button,
  nav a {
    padding: 0.4rem ${LINK_PADDING}rem;
    overflow-wrap: break-word;
  }
  /* A line marks the current section, because a color alone would not be enough. */
  a[aria-current] {
    text-decoration: underline 2px var(--link);
    text-underline-offset: 0.5em;
  }
  /* Without scripts, the theme cannot be changed. */
  button:disabled {
    visibility: hidden;
  }
  details {
    ${menuButton}
  }
  @media (width < ${({ $rowBreakpoint }) => $rowBreakpoint}rem) {
    details:not([open]) + nav {
      display: none;
    }
    nav {
      ${panel}
    }
  }
  @media (width >= ${({ $rowBreakpoint }) => $rowBreakpoint}rem) {
    details {
      display: none;
    }
    nav {
      ${row}
    }
  }
`;
