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
const Contours = styled.div.attrs({ 'aria-hidden': true, 'data-contours': '' })`
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
  @media (forced-colors: active), (prefers-contrast: more) {
    display: none;
  }
`;

export const PictureContours = styled(Contours)`
  opacity: 0.6;
`;

/** Contours behind a text, which phones do not show. */
const TextContours = styled(Contours)`
  ${media.belowSplit} {
    display: none;
  }
`;

export const HeroContours = styled(TextContours)`
  -webkit-mask: linear-gradient(90deg, rgb(0 0 0 / 0.5) 20%, #000 40%, transparent 60%);
`;

export const ContactContours = styled(TextContours)`
  opacity: 0.16;
  -webkit-mask: linear-gradient(transparent, #000 12rem);
  /* The height of the drawing is fixed, so that it does not grow with the form. */
  &::before {
    height: 1024px;
  }
`;
