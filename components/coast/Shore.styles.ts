'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { appear, backdrop } from '../styles/mixins';
import { Drawing } from './Coast';
import { wavesOnPhones } from './CoastParts.styles';

const Bands = styled.svg`
  ${backdrop}
  overflow: visible;
  fill: var(--ground);
  /* Bands have lines on dark pages, where they hardly differ. On light ones the width is 0. */
  stroke: var(--link);
  --lower-crests: var(--link);
  stroke-opacity: 0.5;
  stroke-width: var(--shore-line-width);
  /* With more contrast, one line replaces the bands. */
  ${media.moreContrast} {
    --shore-color: var(--ground);
    --lower-crests: none;
    stroke: var(--ink);
    stroke-width: 4px;
  }
  ${media.forcedColors} {
    visibility: hidden;
  }
`;

/** Above a section, in the empty space at the end of the section before. */
export const BandsAbove = styled(Bands)`
  inset-block: auto calc(100% - 1px);
  height: var(--shore-height);
`;

/** The waves beside the text of Home, in vw: from the foot of the picture, and their height. */
export const wavesAtSide = { bottom: 1, height: 7 } as const;

export const WavesAtFoot = styled(Bands)`
  --ground: var(--sea);
  --shore-color: var(--shore);
  /* On phones, the lowest wave is parallel to the coast ('foot' of curve.ts), and its sea goes on to
     it. */
  inset-block: auto ${wavesOnPhones.bottom}rem;
  height: ${wavesOnPhones.height}rem;
  clip-path: inset(0 0 ${-wavesOnPhones.bottom - wavesOnPhones.seaBelow}rem);
  ${media.split} {
    /* Where a section's shore is over the picture, they are below it. */
    inset-block: auto calc(${wavesAtSide.bottom}vw - var(--shore-below, 0px));
    height: ${wavesAtSide.height}vw;
    /* The symbol goes on at both sides, and far below. It is cut a little below the picture. */
    clip-path: inset(0 0 ${-wavesAtSide.bottom - 0.5}vw);
  }
`;

/** Land with its shore line, over the edge of a picture. */
export const LandOverPicture = styled(Drawing)`
  fill: var(--page);
  /* A bit larger than the container. If the container is 412.6 pixels high, browsers draw its
     image with 413 pixels, but would cut the drawing at 412.6. */
  clip-path: inset(-1px -2px);
`;

/** Lines around an island. Each fills what is within it a little, so that the water gets deeper. */
export const Circles = styled.svg`
  ${backdrop}
  overflow: visible;
  fill: var(--link);
  fill-opacity: 0.06;
  stroke: var(--link);
  stroke-width: 1.5px;
`;

/** Depth lines move from `--from` to their place, once after the first paint. */
export const DepthLinesBox = styled.div`
  ${backdrop}
  ${media.plain} {
    visibility: hidden;
  }
  ${media.motion} {
    animation: ${appear} 900ms var(--ease) 200ms backwards;
  }
`;
