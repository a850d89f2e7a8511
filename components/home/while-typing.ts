import { css } from 'styled-components';
import { media } from '../styles/media';

/**
 * Styles of an element while a headline may type: scripts are expected or run (scripts-state.js),
 * and Headline has not found its own script blocked. Then the typed phrase is in place of the name,
 * and no phrase stands below it.
 */
export const whileTyping = (styles: string) => css`
  ${media.motionOnScreen} {
    :root[data-scripts]:not([data-untyped]) & {
      ${styles};
    }
  }
`;
