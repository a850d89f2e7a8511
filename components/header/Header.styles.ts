'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { tapTarget } from '../ui/mixins';
import { type LinkRowProps, menuStyles } from './SiteMenu.styles';
import { themeSwitchStyles } from './ThemeSwitch.styles';

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

/** The bar at the top. It is transparent while the root element has `data-at-top`. */
export const BarBox = styled.header<LinkRowProps>`
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

  /* The background is a pseudo-element, so that only its opacity changes. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-bottom: 1px solid var(--line);
    background: var(--header-background);
    /* Safari before 18 knows this property only with the prefix. */
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
    @media (prefers-contrast: more), (prefers-reduced-transparency: reduce), (forced-colors: active) {
      background: var(--page);
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
  :root[data-at-top] & {
    &::before {
      opacity: 0;
    }
    &::after {
      opacity: 1;
    }
  }
  ${media.motion} {
    &::before,
    &::after {
      transition: opacity var(--fast) var(--ease);
    }
  }
  .brand {
    ${tapTarget}
    min-width: 0;
    font-weight: 700;
    letter-spacing: -0.01em;
    line-height: 1.15;
  }
  /* A long name has two lines here; the hero shows all of it. */
  .brand span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    text-wrap: balance;
  }
  ${menuStyles}
  ${themeSwitchStyles}
`;
