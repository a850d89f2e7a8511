'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { CoastPart, coastParts, type Part, showsParts } from './CoastParts.styles';
import { BENDS, depthLines, landBeside, levelsLine, seaBeside } from './curve';

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

/** How many bends a part shows, and its least height. */
const leastHeights = [
  [1, '6rem'],
  [2, '27rem'],
  [4, '54rem'],
  [BENDS, '108rem'],
] as const;

/** Bends are `--bend` wide, and in a low part less. A part cuts off those that it does not show. */
const BendsDrawing = styled(Drawing)`
  /* In a part of less than 6rem, a bend would be a kink: only the straight line above it shows. */
  inset-block-start: 100%;
  /* A bend is 2 % of it. In less than 4rem, land and sea would end within the window. */
  width: max(4rem, 50 * min(var(--bend, 5px), 4cqh));
  ${leastHeights.map(
    ([count, height]) => css`
      @container (height >= ${height}) {
        inset-block-start: 0;
        height: ${(100 * BENDS) / count}%;
      }
    `,
  )}
`;

export const depthLine = css`
  fill: none;
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

const Outline = ({ line, id }: { line: string; id?: string }) => (
  <CoastDrawing id={id}>
    <path className="water" d={seaBeside(line)} />
    {depthLines.map(({ depth, opacity }) => (
      <g key={depth} className="depth" style={{ '--depth': depth, strokeOpacity: opacity }}>
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

interface CoastProps {
  part: keyof typeof coastParts;
  /** The level where a part begins or ends at a chart. */
  level?: number;
  /** For the part beside a chart: the levels in its rows. */
  rows?: readonly (number | undefined)[];
}

/** A part of the coast, in the element in which it is placed. */
export function Coast({ part, level, rows = [] }: CoastProps) {
  const { line, style }: Part = coastParts[part];
  const Shape = line === 'bends' ? BendsDrawing : Drawing;
  return (
    <CoastPart
      data-part={showsParts ? part : undefined}
      data-drawing=""
      aria-hidden="true"
      style={{ '--level': level, ...style }}
    >
      <Shape viewBox="0 0 100 100">
        {line ? <use href={`#coast-${line}`} /> : <Outline line={levelsLine(rows)} />}
      </Shape>
    </CoastPart>
  );
}
