'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { COAST_WIDTH, CoastPart, type Part, parts } from './CoastParts.styles';
import { landBeside, SWELLS, seaOf } from './curve';

// What the coast looks like. Where each part of it is, is in `CoastParts.styles.ts`, and how it
// bends in `curve.ts`.

/** The distances of depth lines from a coast or shore, in `--depth-unit`, deepest first; by eye. */
const depths = [2.7, 1.6, 0.75];

/** A drawing that is stretched to its box. */
export const Drawing = styled.svg.attrs({ preserveAspectRatio: 'none' })`
  position: absolute;
  inset-block: 0;
  width: 100%;
  max-width: none;
  height: var(--drawing-height, 100%);
  overflow: visible;
  stroke: var(--link);
  stroke-width: ${COAST_WIDTH};
  path {
    vector-effect: non-scaling-stroke;
  }
  /* Browsers do not replace the colors of an SVG when colors are forced. */
  ${media.forcedColors} {
    --sea: Canvas;
    --page: Canvas;
    stroke: CanvasText;
  }
`;

/** The wavelength of swells, in rem. */
const WAVELENGTH = 19;

/** From this share of their length on, swells are nearer to the wavelength than half as many. */
const LEAST_SHARE = 0.72;

/** The least heights of parts, in rem, that show so many swells. A lower part shows none. */
const swellSteps = [
  { count: 1, height: 2.5 },
  ...[2, 4, SWELLS].map((count) => ({ count, height: LEAST_SHARE * count * WAVELENGTH })),
];

/** The drawing's height in a very low part, which shows only the straight beginning of a swell. */
const STRAIGHT_HEIGHT = '9000px';

/** A part with little height has low swells. */
const Swells = styled(Drawing)`
  width: clamp(1px, 4cqh, var(--swells, 5px));
  height: ${STRAIGHT_HEIGHT};
  ${swellSteps.map(
    ({ count, height }) => css`
      @container (height >= ${height}rem) {
        height: ${(100 * SWELLS) / count}%;
      }
    `,
  )}
`;

const paleLine = css`
  fill: none;
  /* From 0.52 to 0.19. The property opacity would change the color of the sea a little. */
  stroke-opacity: calc(0.65 - 0.17 * var(--depth));
  ${media.plain} {
    display: none;
  }
`;

const ShiftedLine = styled(Drawing)`
  ${paleLine}
  stroke-width: 1.5px;
  translate: calc(var(--depth-unit) * var(--depth)) 0;
`;

/** Depth lines beside a shore, where the water may be a photo: copies of the shore. */
export const ShiftedLines = ({ line, viewBox }: { line: string; viewBox: string }) =>
  depths.map((depth) => (
    <ShiftedLine key={depth} viewBox={viewBox} style={{ '--depth': depth }}>
      <path d={line} />
    </ShiftedLine>
  ));

const Outlines = styled.svg`
  position: absolute;
  width: 0;
`;

/** In the copies that `<use>` makes, a selector finds nothing outside of this group. */
const CoastDrawing = styled.g`
  path {
    vector-effect: non-scaling-stroke;
  }
  .land {
    fill: var(--page);
  }
  .water {
    fill: var(--sea-beside, var(--sea));
    stroke: none;
  }
  /* A stroke along the coast. Its rim in the sea is the depth line. Land covers the other rim. */
  .depth {
    ${paleLine}
    --width: calc(2 * var(--depth) * var(--depth-unit));
    stroke-width: calc(var(--width) + 1.5px);
  }
  /* Covers this stroke but for its rims of 1.5px. */
  .cover {
    stroke: var(--sea);
    stroke-width: calc(var(--width) - 1.5px);
    stroke-opacity: 1;
  }
`;

/**
 * What the parts of the coast show, once for each line: the sea, depth lines in it, and over both
 * the land.
 */
export const CoastOutlines = ({ lines }: { lines: Record<string, string> }) => (
  <Outlines aria-hidden="true">
    <defs>
      {Object.entries(lines).map(([id, line]) => (
        <CoastDrawing key={id} id={`coast-${id}`}>
          <path className="water" d={seaOf(id)} />
          {depths.map((depth) => (
            <g key={depth} className="depth" style={{ '--depth': depth }}>
              <path d={line} />
              <path className="cover" d={line} />
            </g>
          ))}
          <path className="land" d={landBeside(id, line)} />
        </CoastDrawing>
      ))}
    </defs>
  </Outlines>
);

interface CoastProps {
  part: keyof typeof parts;
  /** On the chart: the level of the dot where the part begins or ends, in percent. */
  level?: number;
}

export function Coast({ part, level }: CoastProps) {
  const { line, style }: Part = parts[part];
  const Shape = line === 'swells' ? Swells : Drawing;
  return (
    <CoastPart
      data-drawing=""
      // Beyond the tail, the header has the color of the sea.
      data-ground={line === 'tail' ? 'sea' : undefined}
      aria-hidden="true"
      style={{ ...style, '--level': level }}
    >
      <Shape viewBox="0 0 100 100">
        <use href={`#coast-${line}`} />
      </Shape>
    </CoastPart>
  );
}
