'use client';

import { createGlobalStyle } from 'styled-components';
import type { FontSubset } from '@/lib/design/font-subsets';
import type { Hues } from '@/lib/design/palette';
import { displayTracking, displayWeight } from '@/lib/design/typeface';
import { mirrored } from '@/lib/images/interface-icons';
import { scaleDeclarations, themeDeclarations } from './custom-properties';
import { faceFamily, faceRules } from './font-faces';
import { heroPictureWidth, media } from './media';

export interface GlobalStyleProps {
  $hues: Hues;
  /** The room that the headline needs, in em. */
  $headlineWidth: number;
  /** Letters of the page that are in files of their own. */
  $subsets: readonly FontSubset[];
  /** Whether the page is written from right to left. */
  $isRightToLeft: boolean;
}

const mirroredIcons = mirrored.map((name) => `use[href$='#${name}']`).join(', ');

/** Only pages from right to left contain these rules. */
// Icons are mirrored in their box of 24 by 24. An animation replaces the transform of a drawing, so
// it mirrors the drawing with `--mirror`. Letter spacing would tear joined Arabic letters apart.
const rightToLeftRules = `
  ${mirroredIcons} {
    transform: scaleX(-1);
    transform-origin: 12px;
  }
  [dir='rtl'] :is([data-edge], [data-place], [role='meter']) {
    --mirror: -1;
    transform: scaleX(-1);
  }
  :root[dir='rtl'] * {
    letter-spacing: 0;
  }
`;

export const GlobalStyle = createGlobalStyle<GlobalStyleProps>`
  :root {
    ${({ $hues }) => themeDeclarations($hues, 'light')}
    ${scaleDeclarations}
    /* The headline is as large as the screen suggests, but smaller for long names. */
    --room: calc(100vw - 2 * var(--gutter));
    --headline-width: ${({ $headlineWidth }) => $headlineWidth.toFixed(2)};
    --text-3xl: min(clamp(2.75rem, 1.2rem + 7vw, 7rem), var(--headline-limit, 7rem), var(--room) / var(--headline-width));
    /* Anchor targets and focused elements stop below the fixed header. One pixel less, so that the
       lower line of the header covers the upper line of a section. */
    scroll-padding-top: calc(var(--header-height) - 1px);
    /* On wide screens everything grows with the screen: 20 px at 2560. */
    font-size: clamp(100%, 41.7% + 0.52vw, 150%);
    -webkit-text-size-adjust: 100%;
  }
  /* Prints are light. The dark colours are here twice, because a media query and an attribute
     cannot share a rule, and browsers older than 2024 do not know light-dark(). */
  @media screen {
    :root[data-theme='dark'], [data-dark] {
      ${({ $hues }) => themeDeclarations($hues, 'dark')}
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${({ $hues }) => themeDeclarations($hues, 'dark')}
    }
  }

  /* Where the picture is next to the headline, it leaves less room. */
  ${media.pictureAside} {
    :root {
      --room: calc(100vw - ${heroPictureWidth} - max(var(--gutter), (100vw - var(--width)) / 2) - 1.5rem);
    }
  }
  ${media.low} {
    :root {
      --header-height: min(3.5rem, 20vh);
      --headline-limit: 15vh;
    }
  }

  /* Pseudo-elements are left out, because browsers would compute them for every element. */
  * {
    box-sizing: border-box;
  }

  /* More contrast: soft text, links and edges have the colour of the text. */
  @media (prefers-contrast: more) {
    :root, [data-dark] {
      --ink-soft: var(--ink) !important;
      --edge: var(--ink) !important;
      --line: var(--ink) !important;
      --link: var(--ink) !important;
    }
  }

  ${media.motion} {
    :root {
      scroll-behavior: smooth;
    }
  }

  body {
    margin: 0;
    color: var(--ink);
    background: var(--page);
    font: 400 var(--text-md) / 1.55 ${faceFamily()};
    /* break-word would let a long word widen its grid. */
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
    /* By default Chromium on Linux rounds the width of each letter to whole pixels. */
    text-rendering: geometricPrecision;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, fieldset {
    margin: 0;
    padding: 0;
  }
  h1, h2, h3, h4 {
    line-height: 1.12;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1, h2 {
    font-weight: ${displayWeight};
    letter-spacing: ${displayTracking}em;
    line-height: 0.96;
  }
  h3 {
    font-size: var(--text-xl);
  }
  summary {
    display: flex;
    align-items: center;
    gap: 0.6em;
    width: fit-content;
    font-size: var(--text-sm);
    font-weight: 600;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    width: 0.5em;
    height: 0.5em;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: translateY(-25%) rotate(45deg);
  }
  [open] > summary::after {
    transform: translateY(25%) rotate(225deg);
  }
  p {
    text-wrap: pretty;
  }
  ul, ol {
    list-style: none;
  }
  b {
    font-weight: 600;
  }
  img, svg {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  picture img {
    filter: var(--dim);
  }
  .icon {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: pre;
  }
  ${({ $isRightToLeft }) => ($isRightToLeft ? rightToLeftRules : '')}
  button, input, textarea {
    font: inherit;
    color: inherit;
  }
  a {
    color: var(--link);
    text-underline-offset: 0.2em;
    text-decoration-thickness: 0.08em;
  }

  /* :where lets components set another radius, in whatever order their rules are inserted. The
     margin keeps the whole ring below the header when the browser scrolls to the focus. */
  :where(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    border-radius: 4px;
    scroll-margin-block: 8px;
  }
  /* The skill or project that a link led to. */
  li:target {
    scroll-margin-top: 1.5rem;
    outline: 3px solid var(--focus);
    outline-offset: 0.5rem;
    border-radius: var(--radius-md);
  }
  /* On body only, from which Chromium inherits it. If it were on the root or on all elements,
     Chromium would restyle every element when an attribute of the root changes. */
  body::selection {
    color: var(--on-action);
    background: var(--action);
  }

  ${({ $subsets }) => faceRules($subsets)}
`;
