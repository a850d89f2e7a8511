'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { CoastPart, coastParts, type Part, showsParts } from './CoastParts.styles';
import { BEND_WIDTH, BENDS, depthLines, landBeside, levelsLine, seaBeside } from './curve';

export const DEPTH_LINE_WIDTH = '1.5px';

/** A drawing that is stretched to its box. */
export const Drawing = styled.svg.attrs({ preserveAspectRatio: 'none' })`
  position: absolute;
  inset-block: 0;
  width: 100%;
  /* A part that is higher than its drawing sets it. */
  height: var(--drawing-height, 100%);
  overflow: visible;
  stroke: var(--link);
  stroke-width: clamp(2.5px, 0.4vw, 4px);
  /* Browsers do not replace the colors of an SVG when colors are forced. */
  ${media.forcedColors} {
    --sea: Canvas;
    --page: Canvas;
    stroke: CanvasText;
  }
`;

/** How many of all bends a part shows from a height on. By eye, two or more have 13.5rem each. */
const leastHeights = { 1: '6rem', 2: '27rem', 4: '54rem', [BENDS]: '108rem' };

/** A drawing of all bends is higher than a part that shows a few of them: the part cuts it off. */
const BendsDrawing = styled(Drawing)`
  /* In a part of less than 6rem, a bend would be a kink: only the straight line above it shows. */
  inset-block-start: 100%;
  /* A bend is as wide as \`--bend\`, or on phones 5px, but at most 4 % of the part's height, by eye.
     In a drawing of less than 4rem, land and sea would end within the window. */
  width: max(4rem, ${100 / BEND_WIDTH} * min(var(--bend, 5px), 4cqh));
  ${Object.entries(leastHeights).map(
    ([count, height]) => css`
      @container (height >= ${height}) {
        inset-block-start: 0;
        height: ${(100 * BENDS) / Number(count)}%;
      }
    `,
  )}
`;

const OutlineGroup = styled.g`
  .land {
    fill: var(--page);
  }
  .water {
    /* The part in front of a picture sets --sea-beside to 'none'. */
    fill: var(--sea-beside, var(--sea));
    stroke: none;
  }
  /* SVG has no parallel lines. So a wide line is on the coast, and on it a narrower one in the
     color of the sea. Two thin lines remain at its sides: one in the sea, one below the land. */
  .depth {
    --stroke: calc(2 * var(--depth) * var(--depth-unit));
    fill: none;
    stroke-width: calc(var(--stroke) + ${DEPTH_LINE_WIDTH});
    ${media.moreContrastOrForcedColors} {
      display: none;
    }
  }
  .cover {
    stroke: var(--sea);
    stroke-width: calc(var(--stroke) - ${DEPTH_LINE_WIDTH});
    stroke-opacity: 1;
  }
`;

const Outline = ({ line, id }: { line: string; id?: string }) => (
  <OutlineGroup id={id}>
    <path className="water" d={seaBeside(line)} />
    {depthLines.map(({ depth, opacity }) => (
      <g key={depth} className="depth" style={{ '--depth': depth, strokeOpacity: opacity }}>
        <path d={line} />
        <path className="cover" d={line} />
      </g>
    ))}
    <path className="land" d={landBeside(line)} />
  </OutlineGroup>
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
