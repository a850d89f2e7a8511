'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { backdrop } from './Section.styles';

/** Address of the drawing, hashed and under the base path: the bundler replaces this expression. */
export const contoursUrl = new URL('./contours.svg', import.meta.url).href;

/**
 * The motif of the page: depth contours of a lake. They never move, and on phones no text lies over
 * them. The lines are in a file, so that they do not delay the text, and `<use>` gives them the colour
 * of the theme. Chromium would count a mask or background as a new largest paint each time its style
 * is inserted.
 * @param place behind the words of the hero, in place of its portrait, or below the last shore
 */
export function Contours({ place }: { place: 'words' | 'scene' | 'deep' }) {
  return (
    <Lines aria-hidden="true" data-place={place}>
      {/* Below the last shore of a fixed height, since that section grows while the visitor types. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 800"
        preserveAspectRatio="xMidYMin slice"
        width="100%"
        height={place === 'deep' ? 1024 : '100%'}
      >
        <use href={`${contoursUrl}#lines`} />
      </svg>
    </Lines>
  );
}

// `-webkit-mask`: Chrome below 120 has only this one.
// `@media (forced-colors: active)`: browsers do not replace the colours of a drawing there.
const Lines = styled.svg`
  ${backdrop}
  color: var(--link);
  opacity: 0.34;
  &[data-place='scene'] {
    opacity: 0.6;
  }
  &[data-place='words'] {
    --fade: linear-gradient(90deg, rgb(0 0 0 / 0.5) 20%, #000 40%, transparent 60%);
  }
  &[data-place='deep'] {
    --fade: linear-gradient(transparent, #000 12rem);
    opacity: 0.16;
  }
  -webkit-mask: var(--fade, none);
  mask: var(--fade, none);
  ${media.belowSplit} {
    &:not([data-place='scene']) {
      display: none;
    }
  }
  @media (forced-colors: active), (prefers-contrast: more) {
    display: none;
  }
`;
