'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { backdrop } from './Section.styles';

/** Address of the drawing, hashed and under the base path: the bundler replaces this expression. */
export const contoursUrl = new URL('../../lib/design/contours.svg', import.meta.url).href;

/**
 * The motif of the page: depth contours of a lake. They never move, and on phones no text lies over
 * them. The lines are in a file, so that they do not delay the text; phones with a portrait show none,
 * and do not fetch it.
 * @param place behind the words of the hero, in place of its portrait, or below the last shore
 */
export function Contours({ place }: { place: 'words' | 'scene' | 'contact' }) {
  return <Lines aria-hidden="true" data-print="hide" data-place={place} />;
}

// `-webkit-mask`: Chrome below 120 has only this one, and all other browsers know it.
// `1024px`: below the last shore the drawing keeps its size while its section grows with the form.
const Lines = styled.div`
  ${backdrop}
  overflow: hidden;
  opacity: 0.34;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--link);
    -webkit-mask: url(${contoursUrl}) 50% 0 / cover;
  }
  &[data-place='scene'] {
    opacity: 0.6;
  }
  &[data-place='words'] {
    -webkit-mask: linear-gradient(90deg, rgb(0 0 0 / 0.5) 20%, #000 40%, transparent 60%);
  }
  &[data-place='contact'] {
    opacity: 0.16;
    -webkit-mask: linear-gradient(transparent, #000 12rem);
    &::before {
      height: 1024px;
    }
  }
  ${media.belowSplit} {
    &:not([data-place='scene']) {
      display: none;
    }
  }
  @media (forced-colors: active), (prefers-contrast: more) {
    display: none;
  }
`;
