'use client';

import styled from 'styled-components';
import { boldTapTarget } from '../styles/mixins';

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

/** The bar at the top, with the ground of the section behind it; transparent with `data-at-top`. */
export const BarBox = styled.header`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: var(--header-height);
  padding-inline: max(var(--gutter), calc((100% - var(--width)) / 2));
  color: var(--ink);

  /* The background is a pseudo-element, so that only its opacity changes. There is no transition,
     because it would show the light ground for a moment after a reload in deep water. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-bottom: 1px solid var(--line);
    background: var(--ground, var(--page));
    @supports (color: color-mix(in srgb, red, red)) {
      background: color-mix(in srgb, var(--ground, var(--page)) 92%, transparent);
    }
    /* Safari before 18 knows this property only with the prefix. */
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
    @media (prefers-contrast: more), (prefers-reduced-transparency: reduce), (forced-colors: active) {
      background: var(--ground, var(--page));
    }
  }
  /* The bar is transparent in the first 50 px of scrolling, and the picture of the hero moves up
     behind it. This gradient hides the picture behind the letters of the bar, which end at two
     thirds of its height. Before any scrolling the gradient is invisible, because it has the color
     of the page behind it. */
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(var(--page) 66%, transparent);
    opacity: 0;
  }
  &[data-at-top] {
    &::before {
      opacity: 0;
    }
    &::after {
      opacity: 1;
    }
  }
`;

/** A long name is cut after two lines here; the hero shows the whole name. */
export const Brand = styled.a`
  ${boldTapTarget}
  min-width: 0;
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1.15;
  > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    text-wrap: balance;
  }
`;
