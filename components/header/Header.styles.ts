'use client';

import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { tapTarget } from '../ui/mixins';

/** The first link of the page. It is visible only while it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: 20;
  top: 0.5rem;
  inset-inline-start: 0.5rem;
  padding: 0.75rem 1rem;
  border-radius: var(--radius-sm);
  color: var(--page);
  background: var(--ink);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/**
 * The bar at the top. It is translucent and blurred, and transparent while the root element has
 * `data-at-top`. The background is a pseudo-element, so that only its opacity changes.
 */
// Safari before 18 knows the prefixed property only.
export const BarBox = styled.header`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  height: var(--header-height);
  padding-inline: max(var(--gutter), calc((100% - var(--width)) / 2));

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-bottom: 1px solid var(--line);
    background: var(--veil);
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
    @media (prefers-contrast: more), (prefers-reduced-transparency: reduce), (forced-colors: active) {
      background: var(--page);
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }
  }
  :root[data-at-top] &::before {
    opacity: 0;
  }
  ${media.motion} {
    &::before {
      transition: opacity var(--fast) var(--ease);
    }
  }
`;

/** The owner's name. It has at most two lines here; the hero shows all of it. */
export const Brand = styled.a`
  ${tapTarget}
  min-width: 0;
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1.15;
  span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;

/**
 * A `<details>` that closes after a click outside. While it is open, its summary covers the window,
 * so such a click is one on the summary. A tap has no color, which would fill the window.
 */
export const closesOutside = css`
  > summary {
    -webkit-tap-highlight-color: transparent;
  }
  &[open] > summary::before {
    content: '';
    position: fixed;
    inset: 0;
    cursor: default;
  }
`;

/** The list of other languages, below its name. */
export const LanguageList = styled.details`
  ${closesOutside}
  position: relative;
  summary {
    ${tapTarget}
    padding-inline: 0.9rem;
    white-space: nowrap;
  }
  ${media.desktop} {
    div {
      position: absolute;
      inset-inline-end: 0;
      border: 1px solid var(--edge);
      border-radius: var(--radius-md);
      background: var(--surface);
    }
  }
`;
