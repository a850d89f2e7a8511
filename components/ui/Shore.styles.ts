'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { backdrop } from '../styles/mixins';

export const Bands = styled.svg`
  ${backdrop}
  overflow: visible;
  fill: var(--ground);
  /* Only dark pages have a line, because there the bands hardly differ. */
  stroke: var(--line);
  stroke-width: var(--shore-line-width);
  /* With more contrast, one line replaces the bands. */
  ${media.moreContrast} {
    --shore-color: var(--ground);
    stroke: var(--ink);
    stroke-width: 4px;
  }
`;

export const ShoreDrawing = styled.svg`
  ${backdrop}
  overflow: visible;
  fill: var(--ground, var(--page));
  /* Browsers do not replace the colors of an SVG when colors are forced. */
  ${media.forcedColors} {
    fill: Canvas;
  }
  &[data-depths] {
    fill: none;
    stroke: var(--link);
    stroke-width: 1.5px;
    ${media.forcedColors} {
      visibility: hidden;
    }
  }
  > * {
    vector-effect: non-scaling-stroke;
  }
  &[data-depths] > :first-child {
    stroke-width: 4px;
  }
  &[data-shore='side'] {
    /* Some depth lines are outside of the container, by less than 5 % of its width (SideShore). */
    inset-inline-start: -5%;
    min-width: 105%;
    /* Not inline-start: from right to left, the whole drawing is mirrored, also its padding. */
    padding-left: 5%;
    /* One pixel taller than the container. If the container is 412.6 pixels high, browsers draw its
       image with 413 pixels, but would cut the drawing at 412.6. */
    clip-path: inset(-1px 0);
    /* The lines fade out before the ends of the side, where the next section begins. */
    &[data-depths] {
      -webkit-mask: linear-gradient(transparent, #000 15% 85%, transparent);
    }
  }
  /* With more contrast, only the shore line is left. */
  ${media.moreContrast} {
    > :nth-child(n + 2) {
      visibility: hidden;
    }
  }
`;
