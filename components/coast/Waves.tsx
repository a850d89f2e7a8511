'use client';

import styled from 'styled-components';
import { withBasePath } from '@/lib/addresses/urls';
import { pictureCoast } from '@/lib/design/picture-coast-and-waves';
import { media } from '../styles/media';
import { appear, backdrop } from '../styles/mixins';
import { DEPTH_LINE_WIDTH, Drawing } from './Coast';
import { wavesOnPhones } from './CoastParts.styles';
import { depthLines } from './curve';

/** The symbol of three waves in `/icons.svg` (`wavesSymbol` of `picture-coast-and-waves.ts`). */
const WavesDrawing = styled.svg.attrs({
  'aria-hidden': true,
  'data-drawing': '',
  children: <use href={withBasePath('/icons.svg#waves')} />,
})`
  ${backdrop}
  overflow: visible;
  /* The lowest wave has the color of what it leads into: of the ground, or before land, the sea. */
  fill: var(--ground, var(--sea));
  /* Waves have lines on dark pages, where they hardly differ. On light ones the width is 0. */
  stroke: var(--link);
  stroke-opacity: 0.5;
  stroke-width: var(--wave-line-width);
  ${media.moreContrastOrForcedColors} {
    visibility: hidden;
  }
`;

/** Above a section, `deep` or Contact, in the empty space at the end of the section before. */
export const WavesAbove = styled(WavesDrawing)`
  z-index: -1;
  inset-block: auto calc(100% - 1px);
  height: var(--waves-above);
`;

/** Beside the text, by eye: how far above the picture's foot waves end, and their height, in vw. */
export const wavesBesideText = { bottom: 1, height: 7 } as const;

/** The first waves of the sea, at the foot of a picture. */
export const WavesAtFoot = styled(WavesDrawing)`
  /* On phones, the lowest wave is parallel to the coast ('underPicture' of curve.ts). */
  inset-block: auto ${wavesOnPhones.bottom}rem;
  height: ${wavesOnPhones.height}rem;
  ${media.split} {
    /* Where the waves of a section cover the foot of the picture, these are below it, out of sight. */
    inset-block: auto calc(${wavesBesideText.bottom}vw - var(--waves-below, 0px));
    height: ${wavesBesideText.height}vw;
  }
`;

/** Depth lines of a picture move from `--from` to their place, once after the first paint. */
export const DepthLinesBox = styled.div.attrs({ 'aria-hidden': true })`
  ${backdrop}
  ${media.moreContrastOrForcedColors} {
    visibility: hidden;
  }
  ${media.motion} {
    animation: ${appear} 900ms var(--ease) 200ms backwards;
  }
`;

const viewBox = '0 0 1000 1000';

/** A copy of the coast, because the water may be a photo. */
const ShiftedLine = styled(Drawing).attrs({ viewBox })`
  fill: none;
  stroke-width: ${DEPTH_LINE_WIDTH};
  translate: calc(var(--depth-unit) * var(--depth)) 0;
`;

/** Land at the inline start of a picture, and depth lines along its coast. */
export const PictureCoast = () => (
  <>
    <DepthLinesBox>
      {depthLines.map(({ depth, opacity }) => (
        <ShiftedLine key={depth} style={{ '--depth': depth, strokeOpacity: opacity }}>
          <path d={pictureCoast} />
        </ShiftedLine>
      ))}
    </DepthLinesBox>
    <Drawing viewBox={viewBox} fill="var(--page)" aria-hidden="true">
      {/* The land is closed outside of the box, where its line does not show. */}
      <path d={`${pictureCoast}H-30V-30Z`} />
    </Drawing>
  </>
);

/** Lines around an island. Each fills what is within it a little, so that the water gets deeper. */
const Circles = styled.svg`
  ${backdrop}
  overflow: visible;
  fill: var(--link);
  fill-opacity: 0.06;
  stroke: var(--link);
  stroke-width: 1.5px;
  circle {
    cx: 50%;
    cy: 50%;
    r: calc(50% + var(--depth) * var(--depth-unit));
  }
`;

/** The coast of a round island, which fills its container, and depth lines around it. */
export const IslandCoast = () => (
  <DepthLinesBox>
    <Circles>
      {depthLines.map(({ depth, opacity }) => (
        <circle key={depth} style={{ '--depth': depth, strokeOpacity: opacity }} />
      ))}
      <circle strokeWidth="4" style={{ '--depth': 0 }} />
    </Circles>
  </DepthLinesBox>
);
