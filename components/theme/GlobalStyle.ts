'use client';

import { createGlobalStyle } from 'styled-components';
import type { FontSubset } from '@/lib/design/font-subsets';
import type { Hues } from '@/lib/design/palette';
import { displayTracking, displayWeight } from '@/lib/design/typeface';
import { mirrored } from '@/lib/images/interface-icons';
import { scaleDeclarations, themeDeclarations } from './custom-properties';
import { faceFamily, faceRules } from './font-faces';
import { headlineSizeRules } from './headline-size';
import { media } from './media';

export interface GlobalStyleProps {
  $hues: Hues;
  /** The number of tinted sections on the page. */
  $tintCount: number;
  $headlineWidth: number;
  $subsets: readonly FontSubset[];
  $isRightToLeft: boolean;
}

const mirroredIcons = mirrored.map((name) => `use[href$='#${name}']`).join(', ');

/** Only pages from right to left contain these rules. */
// The animation `appear` replaces the `transform` of the hero's drawing, so its keyframe repeats it
// with `--mirror`. Letter spacing would separate Arabic letters, which are joined.
const rightToLeftRules = `
  ${mirroredIcons} {
    transform: scaleX(-1);
    transform-origin: 50%;
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
    ${({ $hues, $tintCount }) => themeDeclarations($hues, 'light', $tintCount)}
    ${scaleDeclarations}
    /* From the column of the page to the edge of the window. */
    --side: max(var(--gutter), (100vw - var(--width)) / 2);
    /* Anchor targets and focused elements stop below the fixed header. One pixel less, so that the
       lines of header and section are one line, and not two next to each other. */
    scroll-padding-top: calc(var(--header-height) - 1px);
    /* On wide screens everything grows with the screen: 20 px at 2560. */
    font-size: clamp(100%, 41.7% + 0.52vw, 150%);
    -webkit-text-size-adjust: 100%;
  }
  /* Prints are light. The dark colors are here twice, because a media query and an attribute cannot
     share a rule, and light-dark() is newer than our oldest browsers. */
  @media screen {
    :root[data-theme='dark'], [data-dark] {
      ${({ $hues, $tintCount }) => themeDeclarations($hues, 'dark', $tintCount)}
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${({ $hues, $tintCount }) => themeDeclarations($hues, 'dark', $tintCount)}
    }
  }

  ${({ $headlineWidth }) => headlineSizeRules($headlineWidth)}

  /* Without *::before and *::after, which would make browsers compute both for every element. */
  * {
    box-sizing: border-box;
  }

  /* More contrast: soft text, links and edges have the color of the text. */
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
      /* Transitions can end at 'height: auto'. */
      interpolate-size: allow-keywords;
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

  /* Pictures reach the edge of the window. Their margins are in vw, which includes a scrollbar. */
  main {
    overflow-x: clip;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, fieldset {
    margin: 0;
    padding: 0;
    text-wrap: balance;
  }
  h1, h2, h3, h4 {
    line-height: 1.12;
    letter-spacing: -0.015em;
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
  /* Pressed. Links within a text do not shrink, because they are inline. A <details> that is open
     does not, because its summary may cover the window (closesOutside). */
  :is(a,button,summary,label):active {
    opacity: 0.9;
  }
  ${media.motion} {
    :is(a,button,:not([open])>summary):active {
      scale: 0.97;
    }
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
  /* The first link of the page. It is visible only while it has the focus. */
  .skip {
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
  }
  /* A row of texts with dots between them. A dot is in the gap before each text. Before the first
     text of a line the gap is outside of the row, so overflow hides that dot: a line reads
     "React · PHP", and not "· React · PHP". The padding makes room for the focus rings of links,
     and is the distance to the text above. The second \`content\` gives the dot an empty
     alternative text, so that screen readers do not announce it. Older browsers ignore it. */
  .row {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1.2em;
    margin: 0 -6px -6px;
    padding: 6px;
    overflow: hidden;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    > * {
      margin-inline-start: -1.2em;
      padding-inline-start: 1.2em;
    }
    > ::before {
      content: '·';
      content: '·' / '';
      display: inline-block;
      width: 1.2em;
      margin-inline-start: -1.2em;
      text-align: center;
    }
    b, b a {
      color: var(--ink);
    }
  }
  /* The padding makes links 24 px tall, the minimum for fingers (WCAG 2.5.8). */
  .tags {
    font: 500 var(--text-xs) / 1.5 var(--mono);
    a {
      display: inline-block;
      padding-block: 0.15rem;
      color: inherit;
      ${media.hover} {
        &[href]:hover {
          color: var(--link);
        }
      }
    }
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

  /* The focus, and the skill or project that a link led to. :where lets components set another
     radius, in whatever order their rules are inserted. The margin keeps the whole ring below the
     header when the browser scrolls there. */
  :where(:focus-visible, li:target) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    border-radius: 4px;
    scroll-margin-block: 12px;
  }
  /* All texts inherit this. On the root element, Chromium would compute the styles of the whole
     page again whenever one of its attributes changes. */
  body::selection {
    color: var(--on-action);
    background: var(--action);
  }

  ${({ $subsets }) => faceRules($subsets)}
`;
