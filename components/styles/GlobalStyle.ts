import { createGlobalStyle, css } from 'styled-components';
import type { Hues } from '@/lib/design/palette';
import type { FontSubset } from '@/lib/design/typeface';
import { mirroredIcons } from '@/lib/images/interface-icons';
import { directionOf, hasTallLetters } from '@/lib/text/intl';
import { customPropertyRules } from './custom-properties';
import { elementRules } from './elements';
import { faceRules } from './font-faces';

export interface GlobalStyleProps {
  $hues: Hues;
  /** The subsets of the typeface that the texts of the page use. */
  $subsets: readonly FontSubset[];
  $language: string;
}

const mirroredIconSelector = mirroredIcons.map((name) => `use[href$='#${name}']`).join(', ');

/** Only pages from right to left contain these rules. `[dir='rtl']` makes them win over others. */
const rightToLeftRules = css`
  ${mirroredIconSelector}, [dir='rtl'] [data-drawing] {
    scale: -1 1;
    transform-origin: 50%;
  }
  :root[dir='rtl'] body {
    /* In WebKit, 'overflow-wrap: anywhere' does not narrow a column from right to left for a long
       word with letters of both directions, like an address with Hebrew in it. */
    word-break: break-word;
  }
  :root[dir='rtl'] * {
    /* Spacing would separate Arabic letters, which are joined. */
    letter-spacing: 0;
  }
  /* In names and titles, the first letter decides the direction: "C++" and ".NET" read from left to
     right. It does not in sentences, because one in Arabic may begin with such a name. */
  :root[dir='rtl'] :is(h1 [dir], h2, h3, h4, b, dd, a, a span, .dotted > *) {
    unicode-bidi: plaintext;
    /* Chromium and Safari need the prefix. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;

/** Otherwise, lines of large letters would touch. */
const tallLetterRules = 'h1, h2 { line-height: 1.35; }';

export const GlobalStyle = createGlobalStyle<GlobalStyleProps>`
  ${({ $hues }) => customPropertyRules($hues)}
  ${elementRules}
  ${({ $language }) => (directionOf($language) === 'rtl' ? rightToLeftRules : '')}
  ${({ $language }) => (hasTallLetters($language) ? tallLetterRules : '')}
  ${({ $subsets }) => faceRules($subsets)}
`;
