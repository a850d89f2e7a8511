'use client';

import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { iconButton, tapTarget } from '../ui/mixins';

/** The button that opens the menu. If JavaScript is off, a link replaces it (`as="a"`). */
export const MenuButton = styled.button`
  ${iconButton}
  flex: none;
  margin-inline-end: -0.5rem;
  border-radius: var(--radius-sm);
  color: var(--ink);
  ${media.desktop} {
    display: none;
  }
`;

/** The bar that marks the current section: a shape, because a colour alone would not be enough. */
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
// In browsers that do not know popovers, the script sets `data-open`.
export const Panel = styled.nav`
  inset-block: calc(var(--header-height) + 0.25rem) auto;
  inset-inline: auto var(--gutter);
  width: min(20rem, 100vw - 2 * var(--gutter));
  max-height: calc(100dvh - var(--header-height) - 1rem);
  margin: 0;
  padding: var(--space-2);
  border: 1px solid var(--edge);
  border-radius: var(--radius-md);
  color: var(--ink);
  background: var(--surface);
  box-shadow: var(--shadow);

  @supports not selector(:popover-open) {
    display: none;
    position: fixed;
    overflow: auto;
    &[data-open] {
      display: block;
    }
  }
  ${media.desktop} {
    position: static;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: auto;
    max-height: none;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    overflow: visible;
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
