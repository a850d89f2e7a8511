'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { CoastPart, coastParts, type Part } from './CoastParts.styles';
import { besideNumbers, depths, landBeside, SWELL_REACH, SWELLS, seaBeside } from './curve';

const DEPTH_LINE_WIDTH = '1.5px';

/** A drawing that is stretched to its box. */
export const Drawing = styled.svg.attrs({ preserveAspectRatio: 'none' })`
  position: absolute;
  inset-block: 0;
  width: 100%;
  height: var(--drawing-height, 100%);
  overflow: visible;
  stroke: var(--link);
  stroke-width: clamp(2.5px, 0.4vw, 4px);
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

/**
 * The least length of a swell, in rem. A part that is 30rem high shows two swells, and one that is
 * 60rem high shows four. A shorter swell would look like a wave.
 */
const MIN_SWELL = 13.5;

/**
 * The drawing is higher than its part, which cuts off all but so many swells: two of eight show if
 * the drawing is four times as high.
 */
const heightToShow = (count: number) => `height: ${(100 * SWELLS) / count}%;`;

/**
 * How far swells come to the texts is `--swells`, or 5px in narrow windows, where texts are 8px
 * away. In low parts, it is a share of the height (`cqh`), so that they are not steep. Swells reach
 * over 2 % of the width of the drawing, so for 5px it is 250px wide.
 */
const Swells = styled(Drawing)`
  width: calc(${100 / SWELL_REACH} * max(1px, var(--swells, min(5px, 4cqh))));
  ${heightToShow(1)}
  ${[2, 4, SWELLS].map(
    (count) => css`
      @container (height >= ${count * MIN_SWELL}rem) {
        ${heightToShow(count)}
      }
    `,
  )}
`;

/** A deeper line is paler: 0.53 at a depth of 0.75, and 0.19 at 2.7. */
export const depthOpacity = css`
  stroke-opacity: calc(0.66 - 0.175 * var(--depth));
`;

const depthLine = css`
  fill: none;
  ${depthOpacity}
  ${media.moreContrastOrForcedColors} {
    display: none;
  }
`;

/**
 * A copy of a line, moved into the water. Where the line is nearly level, a copy would touch it, so
 * a copy of a coast is also less high, by `--flatter` for each unit of depth. Its middle, or
 * `--fixed`, stays at its height.
 */
const ShiftedLine = styled(Drawing)`
  ${depthLine}
  stroke-width: ${DEPTH_LINE_WIDTH};
  translate: calc(var(--depth-unit) * var(--depth)) 0;
  scale: 1 calc(1 - var(--depth) * var(--flatter, 0));
  transform-origin: 50% var(--fixed, 50%);
`;

/**
 * Depth lines that are copies of a line, moved into the water: where the water may be a photo, and
 * where parallel lines would have corners.
 */
export const ShiftedLines = ({ line, viewBox }: { line: string; viewBox: string }) =>
  depths.map((depth) => (
    <ShiftedLine key={depth} viewBox={viewBox} style={{ '--depth': depth }}>
      <path d={line} />
    </ShiftedLine>
  ));

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
  /* A wide stroke along the coast. Its rim in the sea is the depth line: land covers its other rim,
     and a narrower stroke covers what is between the rims. */
  .depth {
    ${depthLine}
    --stroke: calc(2 * var(--depth) * var(--depth-unit));
    stroke-width: calc(var(--stroke) + ${DEPTH_LINE_WIDTH});
  }
  .cover {
    stroke: var(--sea);
    stroke-width: calc(var(--stroke) - ${DEPTH_LINE_WIDTH});
    stroke-opacity: 1;
  }
`;

/**
 * What the parts of the coast show, once for each line: the sea, depth lines in it, and over both
 * the land.
 */
export const CoastOutlines = ({ lines }: { lines: Record<string, string> }) => (
  <svg aria-hidden="true" style={{ position: 'absolute', width: 0 }}>
    <defs>
      {Object.entries(lines).map(([id, line]) => (
        <CoastDrawing key={id} id={`coast-${id}`}>
          <path className="water" d={seaBeside(line)} />
          {depths.map((depth) => (
            <g key={depth} className="depth" style={{ '--depth': depth }}>
              <path d={line} />
              <path className="cover" d={line} />
            </g>
          ))}
          <path className="land" d={landBeside(line)} />
        </CoastDrawing>
      ))}
    </defs>
  </svg>
);

const viewBox = '0 0 100 100';

interface CoastProps {
  part: keyof typeof coastParts;
  /** For `between`: the levels of the dot before and of the next one. */
  levels?: readonly [number, number];
}

export function Coast({ part, levels }: CoastProps) {
  const { line, style, path = levels && besideNumbers.between(...levels) }: Part = coastParts[part];
  // Lines to the left keep their end at the lower dot, and lines to the right at the upper one.
  const fixed = levels && (levels[0] < levels[1] ? '0%' : '100%');
  const Shape = line === 'swells' ? Swells : Drawing;
  return (
    <CoastPart
      data-drawing=""
      // Below the end of the land, the header has the color of the sea.
      data-ground={line === 'landEnd' ? 'sea' : undefined}
      aria-hidden="true"
      style={{ '--fixed': fixed, ...style }}
    >
      <Shape viewBox={viewBox}>
        {line && <use href={`#coast-${line}`} />}
        {path && (
          <CoastDrawing>
            <path className="water" d={seaBeside(path)} />
            <path className="land" d={landBeside(path)} />
          </CoastDrawing>
        )}
      </Shape>
      {path && <ShiftedLines line={path} viewBox={viewBox} />}
    </CoastPart>
  );
}
