'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { BendsPart, COAST_WIDTH, type CoastPart } from './CoastParts.styles';
import { coast } from './curve';

// What the coast looks like: the sea, its coast, and depth lines. Where each part of it is, is in
// `CoastParts.styles.ts`, and how it bends in `curve.ts`.

/** The distances of the depth lines from the coast or shore, in rem. At 3.8, none can be seen. */
const depths = [0.75, 1.6, 2.7];

interface DrawingProps {
  outline: string;
  viewBox: string;
}

const drawing = css`
  position: absolute;
  inset-block: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  overflow: visible;
  stroke: var(--link);
  path {
    vector-effect: non-scaling-stroke;
  }
`;

const drawingAttributes = { preserveAspectRatio: 'none' };

/** The sea and its coast. */
export const Sea = styled.svg.attrs(drawingAttributes)`
  ${drawing}
  fill: var(--sea);
  stroke-width: ${COAST_WIDTH};
  /* Browsers do not replace the colors of an SVG when colors are forced. */
  ${media.forcedColors} {
    fill: Canvas;
    stroke: CanvasText;
  }
`;

const DepthLine = styled.svg.attrs(drawingAttributes)`
  ${drawing}
  fill: none;
  stroke-width: 1.5px;
  /* Not the property opacity, with which Chromium also changes the color of the sea a little. */
  stroke-opacity: calc(0.65 - 0.17 * var(--depth));
  translate: calc(1rem * var(--depth)) 0;
  transform-origin: top;
  /* Where the coast goes across, the line is above it or below it. */
  scale: 1 calc(1 + var(--stretch, 0) * var(--depth));
  ${media.plain} {
    display: none;
  }
`;

/** Copies of a coast or shore in the water, ever farther and ever paler. */
export const DepthLines = ({ outline, viewBox }: DrawingProps) =>
  depths.map((depth) => (
    <DepthLine key={depth} viewBox={viewBox} style={{ '--depth': depth }}>
      <path d={outline} />
    </DepthLine>
  ));

interface CoastProps {
  part: typeof CoastPart;
  /** A path to the left of a box of 100 × 100 for each row. */
  outline: string;
  rows?: number;
  /** The value of `--coast-end`, if the part begins or ends at another dot than that of its row. */
  end?: string;
}

/** A part of the coast: the sea, its coast, and depth lines in the water. */
export function Coast({ part: Part, outline, rows = 1, end }: CoastProps) {
  const viewBox = `0 0 100 ${100 * rows}`;
  return (
    <Part data-coast="" aria-hidden="true" style={end ? { '--coast-end': end } : undefined}>
      <Sea viewBox={viewBox}>
        <path d={outline} />
      </Sea>
      <DepthLines outline={outline} viewBox={viewBox} />
    </Part>
  );
}

export const Bends = () => <Coast part={BendsPart} outline={coast.bends} />;
