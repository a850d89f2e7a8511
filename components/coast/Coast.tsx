'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { CoastPart, coastParts, type Part } from './CoastParts.styles';
import { depths, landBeside, levelsLine, SWELL_REACH, SWELLS, seaBeside } from './curve';

export const DEPTH_LINE_WIDTH = '1.5px';

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
/** In a lower part, a swell would look like a kink, so its coast is straight. In rem. */
const LEAST_HEIGHT_OF_SWELLS = 4;

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
  ${heightToShow(0.01)}
  ${[1, 2, 4, SWELLS].map(
    (count) => css`
      @container (height >= ${count === 1 ? LEAST_HEIGHT_OF_SWELLS : count * MIN_SWELL}rem) {
        ${heightToShow(count)}
      }
    `,
  )}
`;

/** A deeper line is paler: 0.53 at a depth of 0.75, and 0.19 at 2.7. */
export const depthOpacity = css`
  stroke-opacity: calc(0.66 - 0.175 * var(--depth));
`;

export const depthLine = css`
  fill: none;
  ${depthOpacity}
  ${media.moreContrastOrForcedColors} {
    display: none;
  }
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

/** The sea, depth lines in it, and over both the land. */
const Outline = ({ line, id }: { line: string; id?: string }) => (
  <CoastDrawing id={id}>
    <path className="water" d={seaBeside(line)} />
    {depths.map((depth) => (
      <g key={depth} className="depth" style={{ '--depth': depth }}>
        <path d={line} />
        <path className="cover" d={line} />
      </g>
    ))}
    <path className="land" d={landBeside(line)} />
  </CoastDrawing>
);

/** What the parts of the coast show, once for each line. */
export const CoastOutlines = ({ lines }: { lines: Record<string, string> }) => (
  <svg aria-hidden="true" style={{ position: 'absolute', width: 0 }}>
    <defs>
      {Object.entries(lines).map(([id, line]) => (
        <Outline key={id} id={`coast-${id}`} line={line} />
      ))}
    </defs>
  </svg>
);

const viewBox = '0 0 100 100';

/** For developers: `NEXT_PUBLIC_SHOW_PARTS=1 npm run dev` outlines all parts and names them. */
const showsParts = process.env.NEXT_PUBLIC_SHOW_PARTS === '1';

interface CoastProps {
  part: keyof typeof coastParts;
  /** The level where a part begins or ends at a chart. */
  level?: number;
  /** For the part beside a chart: the levels in its rows. */
  rows?: readonly (number | undefined)[];
}

export function Coast({ part, level, rows = [] }: CoastProps) {
  const { line, style }: Part = coastParts[part];
  const Shape = line === 'swells' ? Swells : Drawing;
  return (
    <CoastPart
      data-part={showsParts ? part : undefined}
      data-drawing=""
      // Below the end of the land, the header has the color of the sea.
      data-ground={line === 'landEnd' ? 'sea' : undefined}
      aria-hidden="true"
      style={{ '--level': level, ...style }}
    >
      <Shape viewBox={viewBox}>
        {line ? <use href={`#coast-${line}`} /> : <Outline line={levelsLine(rows)} />}
      </Shape>
    </CoastPart>
  );
}
