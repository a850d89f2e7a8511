'use client';

import { createGlobalStyle } from 'styled-components';
import type { Hues } from '@/lib/content/look';
import { mirrored } from '@/lib/images/icons';
import { displayWeight } from '@/lib/typeface';
import { displayTracking } from './headline';
import { media } from './media';
import {
  headlineDeclarations,
  roomBesideScene,
  scaleDeclarations,
  themeDeclarations,
} from './tokens';
import { faceFamily, faceRules } from './typeface';

export interface GlobalStyleProps {
  $hues: Hues;
  /** Width of the headline's widest line, in em. */
  $headlineEms: number;
  /** Whether icons are drawn for pages in the other direction of reading. */
  $turnsIcons: boolean;
}

/** In the box of 24 by 24 that all icons have. */
const turned = `${[...mirrored].map((name) => `use[href$='#${name}']`).join()} { transform: scaleX(-1); transform-origin: 12px; }`;

export const GlobalStyle = createGlobalStyle<GlobalStyleProps>`
  :root {
    ${({ $hues }) => themeDeclarations($hues, 'light')}
    ${scaleDeclarations}
    ${({ $headlineEms }) => headlineDeclarations($headlineEms)}
    /* The header is fixed: targets of anchors and of the keyboard stop below it. */
    /* The header's lower line then lies on the upper line of a section. */
    scroll-padding-top: calc(var(--header-height) - 1px);
    /* On wide screens everything grows with the screen: 20 px at 2560. */
    font-size: clamp(100%, 41.7% + 0.52vw, 150%);
    -webkit-text-size-adjust: 100%;
  }
  /* Paper is light. The colours stand here twice, since a media query and a choice can't share a
     rule; light-dark() would do it, but leaves browsers older than 2024 without any colour. */
  @media screen {
    :root[data-theme='dark'], [data-deep], :root[data-dived] header { ${({ $hues }) => themeDeclarations($hues, 'dark')} }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${({ $hues }) => themeDeclarations($hues, 'dark')} }
  }

  ${media.split} { :root { --room: ${roomBesideScene}; } }

  /* Not on pseudo-elements: browsers would work their style out for every element. */
  * { box-sizing: border-box; }

  /* Where stronger contrast is asked for, soft text and edges take the colour of the text. */
  @media (prefers-contrast: more) {
    :root, [data-deep] {
      --ink-soft: var(--ink) !important;
      --edge: var(--ink) !important;
      --line: var(--ink) !important;
      --veil: var(--paper) !important;
    }
  }

  ${media.motion} { :root { scroll-behavior: smooth; } }
  /* The theme's cross-fade; presses go to the page behind it. */
  ::view-transition-group(root) { animation-duration: 200ms; }
  ::view-transition { pointer-events: none; }

  body {
    margin: 0;
    color: var(--ink);
    background: var(--paper);
    font: 400 var(--text-md) / 1.55 ${faceFamily()};
    /* Not break-word: it lets a long word widen the grid it stands in. */
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
    /* Chromium on Linux would round the width of each letter to whole pixels, for each font its way. */
    text-rendering: geometricPrecision;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3 { line-height: 1.12; letter-spacing: -0.015em; font-weight: 700; text-wrap: balance; }
  h1, h2 { font-weight: ${displayWeight}; letter-spacing: ${displayTracking}em; line-height: 0.96; }
  h3 { font-size: var(--text-xl); }
  h4 { font-size: var(--text-md); line-height: 1.12; }
  summary {
    display: flex;
    align-items: center;
    gap: 0.6em;
    width: fit-content;
    font-size: var(--text-sm);
    font-weight: 600;
    cursor: pointer;
  }
  summary::-webkit-details-marker { display: none; }
  summary::after {
    content: '';
    width: 0.5em;
    height: 0.5em;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: translateY(-25%) rotate(45deg);
  }
  [open] > summary::after { transform: translateY(25%) rotate(225deg); }
  /* Arabic letters join, which any space between them would tear. */
  :root[dir='rtl'] * { letter-spacing: 0; }
  p { text-wrap: pretty; }
  ul, ol { list-style: none; }
  :where(img, svg) { display: block; max-width: 100%; }
  img { height: auto; }
  picture img { filter: var(--dim); }
  .icon { flex: none; }
  ${({ $turnsIcons }) => ($turnsIcons ? turned : '')}
  button, input, textarea { font: inherit; color: inherit; }
  a { color: var(--link); text-underline-offset: 0.2em; text-decoration-thickness: 0.08em; }

  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 4px; }
  /* On the root alone: a pseudo-element of every element would cost its style to be worked out
     everywhere. Browsers inherit it from the root, or else show their own colours. */
  :root::selection { color: var(--on-action); background: var(--action); }

  ${faceRules()}
`;
