import { css } from 'styled-components';
import type { Hues } from '@/lib/design/palette';
import {
  deepDeclarations,
  scaleDeclarations,
  themeDeclarations,
  waterDeclarations,
} from './custom-properties';
import { media } from './media';
import { columnWidth } from './sizes';

/**
 * The custom properties of the page, in the theme of the system or of the visitor's choice.
 * @param middleSectionCount the number of sections between the land and the last section
 */
export const themeRules = (hues: Hues, middleSectionCount: number) => css`
  :root {
    ${themeDeclarations(hues, 'light')}
    ${waterDeclarations(hues, 'light', middleSectionCount)}
    ${scaleDeclarations}
    --page-margin: max(var(--gutter), (100vw - var(--width)) / 2);
    /* Anchor targets and focused elements stop below the fixed header. One pixel less, so that the
       lines of header and section are one line, and not two next to each other. */
    scroll-padding-top: calc(var(--header-height) - 1px);
    /* On wide screens everything grows with the screen: 20 px at 2560. */
    font-size: clamp(100%, 41.7% + 0.52vw, 150%);
    -webkit-text-size-adjust: 100%;
    ${media.vast} {
      --width: ${columnWidth.vast}rem;
    }
  }
  /* Prints are light. The dark colors are here twice, because a media query and an attribute cannot
     share a rule, and light-dark() is newer than our oldest browsers. */
  @media screen {
    :root[data-theme='dark'], [data-dark] {
      ${themeDeclarations(hues, 'dark')}
    }
    :root[data-theme='dark'] {
      ${waterDeclarations(hues, 'dark', middleSectionCount)}
    }
    /* Browsers that darken light pages leave one alone whose visitor has chosen light. */
    :root[data-theme='light'] {
      color-scheme: only light;
    }
    :root[data-theme='light'] [data-dark='deep'] {
      ${deepDeclarations(hues)}
    }
  }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${themeDeclarations(hues, 'dark')}
      ${waterDeclarations(hues, 'dark', middleSectionCount)}
    }
  }
  @media screen and (prefers-color-scheme: light) {
    :root:not([data-theme='dark']) [data-dark='deep'] {
      ${deepDeclarations(hues)}
    }
  }

  /* More contrast: soft text, links and edges have the color of the text. \`!important\`, because
     rules like those for [data-theme] are more specific. */
  @media (prefers-contrast: more) {
    :root, [data-dark] {
      --ink-soft: var(--ink) !important;
      --edge: var(--ink) !important;
      --line: var(--ink) !important;
      --link: var(--ink) !important;
    }
  }
`;
