'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { backdrop } from '../styles/mixins';

/** Address of the drawing, with a hash and the base path. The bundler replaces this expression. */
const contoursUrl = new URL('../../lib/design/contours.svg', import.meta.url).href;

/**
 * The motif of the page: depth contours of a lake. The drawing is in a file of its own, so that it
 * does not delay the text. Chrome before 120 knows only `-webkit-mask`.
 */
export const Contours = styled.div.attrs({ 'aria-hidden': true, 'data-drawing': '' })`
  ${backdrop}
  opacity: 0.6;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(var(--link) 60%, transparent);
    -webkit-mask: url(${contoursUrl}) 50% 0 / cover;
  }
  ${media.moreContrastOrForcedColors} {
    display: none;
  }
`;
