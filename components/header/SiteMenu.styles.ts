'use client';

import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { square, tapTarget } from '../ui/mixins';
import { closesOutside } from './Header.styles';

/** The button that opens the menu. It is a square, and its icon changes while the menu is open. */
export const MenuButton = styled.details`
  ${closesOutside}
  flex: none;
  margin-inline-end: -0.95rem;
  summary {
    ${square}
    border-radius: var(--radius-sm);
    &::after {
      content: none;
    }
  }
  &[open] svg:first-child,
  &:not([open]) svg + svg {
    display: none;
  }
  ${media.desktop} {
    display: none;
  }
`;

/** The bar that marks the current section: a shape, because a color alone would not be enough. */
const currentMark = css`
  content: '';
  position: absolute;
  inset-block: 0.75rem;
  inset-inline: 0 auto;
  width: 3px;
  border-radius: 2px;
  background: var(--link);
  ${media.desktop} {
    inset-block: auto 0.35rem;
    inset-inline: 0.9rem;
    width: auto;
    height: 2px;
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** A panel below the header on narrow screens, and a plain row in the header on wide ones. */
export const Panel = styled.nav`
  ${media.belowDesktop} {
    position: fixed;
    inset-block: calc(var(--header-height) + 0.25rem) auto;
    inset-inline: auto var(--gutter);
    width: min(28rem, 100vw - 2 * var(--gutter));
    max-height: calc(100dvh - var(--header-height) - 1rem);
    padding: var(--space-2);
    overflow: auto;
    border: 1px solid var(--edge);
    border-radius: var(--radius-md);
    background: var(--surface);
    box-shadow: var(--shadow);
    :not([open]) + & {
      display: none;
    }
  }
  ${media.desktop} {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    ul {
      display: flex;
    }
  }
  a {
    ${tapTarget}
    position: relative;
    padding-inline: 0.9rem;
    border-radius: var(--radius-sm);
    white-space: nowrap;
    ${media.desktop} {
      font-size: var(--text-sm);
    }
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
    &[aria-current]::after {
      ${currentMark}
    }
  }
`;
