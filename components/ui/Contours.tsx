'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { backdrop } from './mixins';

/** Address of the drawing, with a hash and the base path. The bundler replaces this expression. */
const contoursUrl = new URL('../../lib/design/contours.svg', import.meta.url).href;

/**
 * The motif of the page: depth contours of a lake. They never move, and on phones no text is on top
 * of them. The drawing is in a file of its own, so that it does not delay the text. A phone whose
 * portrait fills its picture does not load this file.
 * @param area `hero`: behind the text of the hero; `picture`: in the water of its picture;
 *   `contact`: behind the contact section
 */
export function Contours({ area }: { area: 'hero' | 'picture' | 'contact' }) {
  return <Lines aria-hidden="true" data-area={area} />;
}

/** The drawing is a mask. Chrome before 120 knows only `-webkit-mask`, and all browsers know it. */
const Lines = styled.div`
  ${backdrop}
  overflow: hidden;
  opacity: 0.34;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(var(--link) 60%, transparent);
    -webkit-mask: url(${contoursUrl}) 50% 0 / cover;
  }
  &[data-area='picture'] {
    opacity: 0.6;
  }
  &[data-area='hero'] {
    -webkit-mask: linear-gradient(90deg, rgb(0 0 0 / 0.5) 20%, #000 40%, transparent 60%);
  }
  &[data-area='contact'] {
    opacity: 0.16;
    -webkit-mask: linear-gradient(transparent, #000 12rem);
    /* The height of the drawing is fixed, so that it does not grow with the form. */
    &::before {
      height: 1024px;
    }
  }
  ${media.belowSplit} {
    &:not([data-area='picture']) {
      display: none;
    }
  }
  @media (forced-colors: active), (prefers-contrast: more) {
    display: none;
  }
`;
