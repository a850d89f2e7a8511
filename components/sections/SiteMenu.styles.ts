'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { iconButton } from '../ui/Button.styles';
import { thumbLink } from '../ui/Section.styles';

export const Hamburger = styled.button`
  ${iconButton}
  flex: none;
  margin-inline-end: -0.5rem;
  border-radius: var(--radius-sm);
  ${media.desktop} {
    display: none;
  }
`;

/** Below the header on narrow screens; on wide ones it is no popover to the eye but a plain row. */
// `@supports not selector(:popover-open)`: where popovers are unknown, the script opens it.
// `&[aria-current]::after`: the mark is a shape, not a colour alone.
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
    ${media.phone} {
      position: fixed;
      overflow: auto;
      &:not([data-open]) {
        display: none;
      }
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
    ${thumbLink}
    position: relative;
    display: flex;
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
    }
  }
`;
