'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { BESIDE_COLUMN, iconButton, square, tapTarget, visuallyHidden } from '../styles/mixins';
import { withoutScripts } from '../ui/scripts-run';

/** The opacity over scrolled content: more would hide the blur, and less would hide the links. */
export const HEADER_OPACITY = 0.92;

/** The space at each side of an icon of 1.25rem in a `square`. */
const BESIDE_ICON = '(var(--tap-size) - 1.25rem) / 2';

/** It is transparent while `<html>` has `data-at-top`, which `header-at-top.js` sets. */
export const FixedHeader = styled.header`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: var(--header-height);
  padding-inline: ${BESIDE_COLUMN};
  color: var(--ink);
  a,
  button {
    ${tapTarget}
    border-radius: var(--radius-sm);
    line-height: 1.15;
  }
  /* The background is a pseudo-element, because the opacity is not that of the links. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    /* While the header is transparent, the picture of Home scrolls up behind it. This gradient in
       the page's color hides the picture behind the letters, which end before its last third. */
    background: linear-gradient(var(--page) 66%, transparent);
  }
  :root:not([data-at-top]) &::before {
    border-bottom: 1px solid var(--line);
    background: var(--ground, var(--page));
    opacity: ${HEADER_OPACITY};
    /* Safari before 18 knows this property only with the prefix. */
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
    ${media.moreContrastOrForcedColors} {
      opacity: 1;
    }
  }
`;

/** Leads past the header. Without the focus it is hidden, and with it, it covers the name. */
export const SkipLink = styled.a.attrs({ className: 'visually-hidden' })`
  &:focus {
    position: absolute;
    background: var(--page);
  }
`;

/** A long name is cut after two lines here; Home shows the whole name. */
export const ShortenedName = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

/** `SiteNav` comes after it, and is shown while it is open. */
export const MenuButton = styled.details`
  flex: none;
  /* The icon ends where the column ends. The icon itself has 0.2rem of empty space at its edge. */
  margin-inline-end: calc(-1 * ${BESIDE_ICON} - 0.2rem);
  ${media.desktop} {
    display: none;
  }
  summary {
    ${square}
    border-radius: var(--radius-sm);
  }
`;

export const IconOfClosed = styled.span`
  ${MenuButton}[open] & {
    display: none;
  }
`;

export const IconOfOpen = styled.span`
  ${MenuButton}:not([open]) & {
    display: none;
  }
`;

/** Changes the theme, which is not possible before hydration or without scripts. */
export const ThemeToggle = styled.button`
  &:disabled {
    visibility: hidden;
  }
  ${withoutScripts} {
    display: none;
  }
`;

/** Section links, languages and the theme button: a panel below the header, or a row in it. */
export const SiteNav = styled.nav`
  a,
  button {
    padding: 0.4rem 0.9rem;
    overflow-wrap: break-word;
  }
  /* A line marks the current section, because a color alone would not be enough. */
  a[aria-current] {
    text-decoration: underline 2px var(--link);
    text-underline-offset: 0.5em;
  }
  ${media.belowDesktop} {
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100dvh - var(--header-height));
    /* The texts begin where the name begins. */
    padding: 0.5rem calc(${BESIDE_COLUMN} - 0.9rem) 1rem;
    overflow: auto;
    border-bottom: 1px solid var(--edge);
    background: var(--page);
    ${MenuButton}:not([open]) + & {
      display: none;
    }
  }
  ${media.desktop} {
    /* If there is not enough room, first the name takes two lines, and then the links do. They
       leave 7rem to the name. */
    flex-shrink: 0;
    max-width: calc(100% - 7rem);
    gap: 1rem;
    font-size: var(--text-sm);
    &,
    ul {
      display: flex;
      align-items: center;
      min-width: 0;
    }
    ul {
      flex-wrap: wrap;
      justify-content: end;
    }
    button {
      ${iconButton}
      /* The icon ends where the column ends. It has 0.125rem of empty space at its edge. */
      margin-inline-end: calc(-1 * ${BESIDE_ICON} - 0.125rem);
      padding: 0;
      span {
        ${visuallyHidden}
      }
    }
  }
`;
