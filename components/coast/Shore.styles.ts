'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { appear, backdrop } from '../styles/mixins';
import { DEPTH_LINE_WIDTH, Drawing, depthLine, depthOpacity } from './Coast';
import { wavesOnPhones } from './CoastParts.styles';

const Bands = styled.svg.attrs({ 'aria-hidden': true })`
  ${backdrop}
  overflow: visible;
  /* Waves above land end in the sea before it. */
  fill: var(--ground, var(--sea));
  /* Bands have lines on dark pages, where they hardly differ. On light ones the width is 0. */
  stroke: var(--link);
  stroke-opacity: 0.5;
  stroke-width: var(--shore-line-width);
  ${media.moreContrastOrForcedColors} {
    visibility: hidden;
  }
`;

/** Above a section, in the empty space at the end of the section before. */
export const BandsAbove = styled(Bands)`
  z-index: -1;
  inset-block: auto calc(100% - 1px);
  height: var(--shore-height);
`;

/** Beside the text: how far above the picture's foot the waves end, and their height, in vw. */
export const wavesBesideText = { bottom: 1, height: 7 } as const;

export const WavesAtFoot = styled(Bands)`
  /* On phones, the lowest wave is parallel to the coast ('underPicture' of curve.ts). */
  inset-block: auto ${wavesOnPhones.bottom}rem;
  height: ${wavesOnPhones.height}rem;
  ${media.split} {
    /* Where a section's shore covers the foot of the picture, they are below it, out of sight. */
    inset-block: auto calc(${wavesBesideText.bottom}vw - var(--shore-below, 0px));
    height: ${wavesBesideText.height}vw;
  }
`;

/** A depth line of a shore in a picture: a copy, because the water may be a photo. */
export const ShiftedLine = styled(Drawing)`
  ${depthLine}
  stroke-width: ${DEPTH_LINE_WIDTH};
  translate: calc(var(--depth-unit) * var(--depth)) 0;
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

export const DepthCircle = styled.circle`
  ${depthOpacity}
  r: calc(50% + var(--depth) * var(--depth-unit));
`;

/** Depth lines move from `--from` to their place, once after the first paint. */
export const DepthLinesBox = styled.div`
  ${backdrop}
  ${media.moreContrastOrForcedColors} {
    visibility: hidden;
  }
  ${media.motion} {
    animation: ${appear} 900ms var(--ease) 200ms backwards;
  }
`;
