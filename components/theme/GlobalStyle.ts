import { createGlobalStyle } from 'styled-components';
import type { FontSubset } from '@/lib/design/font-subsets';
import type { Hues } from '@/lib/design/palette';
import { elementRules } from './elements';
import { faceRules } from './font-faces';
import { headlineSizeRules } from './headline-size';
import { printRules } from './print';
import { rightToLeftRules } from './right-to-left';
import { classRules } from './shared-classes';
import { themeRules } from './themes';

export interface GlobalStyleProps {
  $hues: Hues;
  /** The number of sections between the land and the last section. */
  $middleSectionCount: number;
  $headlineWidth: number;
  /** The subsets of the typeface that the texts of the page use. */
  $subsets: readonly FontSubset[];
  $isRightToLeft: boolean;
}

/** The styles that belong to no component. */
export const GlobalStyle = createGlobalStyle<GlobalStyleProps>`
  ${({ $hues, $middleSectionCount }) => themeRules($hues, $middleSectionCount)}
  ${({ $headlineWidth }) => headlineSizeRules($headlineWidth)}
  ${elementRules}
  ${classRules}
  ${({ $isRightToLeft }) => ($isRightToLeft ? rightToLeftRules : '')}
  ${printRules}
  ${({ $subsets }) => faceRules($subsets)}
`;
