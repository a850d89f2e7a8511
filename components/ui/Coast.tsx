'use client';

import styled, { css } from 'styled-components';
import { coast, depthLines, SIDE_END } from '@/lib/design/shore';
import { media } from '../styles/media';
import { homePictureWidth } from '../styles/sizes';

/** The width of the line between land and water. */
export const COAST_WIDTH = 'clamp(2.5px, 0.4vw, 4px)';

/** The least margin with a coast, from the column to the edge of the window. */
const MIN_MARGIN = '5.5rem';

/** A depth line across the page is moved by this share of its height for each step of depth. */
const STRETCH = 0.17;

/** The greatest width of the bends between two jobs. They stay left of the dots. */
const ROW_BEND = '0.875rem';

/** The height of the coast's last part. */
export const TAIL_HEIGHT = 'clamp(5rem, 3rem + 7vw, 9rem)';

/** Where a title is beside its section, the first dot is this much lower than the title. */
export const ROOM_ABOVE_DOTS = '6.5rem';

/**
 * Sizes of the coast, for each section on land:
 * - `--coast-padding`: what the column leaves to a margin that would be too narrow
 * - `--coast-room`: from the end of the column to the coast in the margin, where each section's
 *   coast begins and ends
 * - `--number-room`: from a dot at 100 %, or beside a job, to the end of the column
 */
export const coastSizes = css`
  ${media.desktop} {
    --coast-padding: max(0px, ${MIN_MARGIN} - var(--page-margin));
    --coast-room: max(2.2rem, 0.28 * var(--page-margin));
    --number-size: calc(1.2 * var(--text-xl));
    --number-gap: clamp(3.25rem, 2rem + 2.2vw, 4.5rem);
    /* "100 %" and "2025" are less than 3 em wide. */
    --number-room: calc(var(--number-gap) + 3 * var(--number-size));
  }
`;

/** A part of the coast, with the sea to the edge of the window, behind the texts. */
export const CoastPart = styled.div`
  position: absolute;
  z-index: -1;
  /* It begins 1px above its place, so that no gap shows where parts meet between two pixels. */
  inset-block: -1px 0;
  /* The drawing goes on in all directions, and is cut at top and bottom. */
  clip-path: inset(0 -200vw);
  pointer-events: none;
  ${media.belowDesktop} {
    display: none;
  }
`;

const drawingAttributes = { preserveAspectRatio: 'none', 'aria-hidden': true };

const drawing = css`
  position: absolute;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  overflow: visible;
  stroke: var(--link);
  path {
    vector-effect: non-scaling-stroke;
  }
`;

/** The sea and its coast. */
const Sea = styled.svg.attrs(drawingAttributes)`
  ${drawing}
  fill: var(--sea);
  stroke-width: ${COAST_WIDTH};
  /* Browsers do not replace the colors of an SVG when colors are forced. */
  ${media.forcedColors} {
    fill: none;
    stroke: CanvasText;
  }
`;

/** A copy of the coast in the water, at the distance `--depth`. */
export const DepthLine = styled.svg.attrs(drawingAttributes)`
  ${drawing}
  fill: none;
  stroke-width: 1.5px;
  translate: calc(1rem * var(--depth)) 0;
  transform-origin: top;
  /* Where the coast goes across, the line is above it or below it. */
  scale: 1 calc(1 + var(--stretch, 0) * var(--depth));
  ${media.plain} {
    display: none;
  }
`;

/** From the shore of Home into the margin, twice as high as the space above texts. */
export const BayPart = styled(CoastPart)`
  --stretch: -${STRETCH};
  bottom: auto;
  height: calc(2 * var(--padding-top) + 1px);
  inset-inline: calc(100% - ${1 - SIDE_END} * ${homePictureWidth})
    calc(max(var(--gutter), (100% - var(--width)) / 2) + var(--coast-padding) - var(--coast-room));
`;

/**
 * Beside texts as wide as the column. In a low section, the bends are narrower: 12 % of its height.
 */
export const MarginPart = styled(CoastPart)`
  inset-inline-start: calc(100% + var(--coast-room));
  container-type: size;
  svg {
    /* Not also 'right', which would win over 'left' from right to left. */
    right: auto;
    width: min(2 * var(--coast-room), 12cqh);
  }
`;

/** From the top of a section to its end. */
export const SectionPart = styled(MarginPart)`
  inset-block: calc(-1px - var(--padding-top) + var(--bay-height, 0px)) var(--section-end);
  inset-inline-start: calc(100% - var(--gutter) - var(--coast-padding) + var(--coast-room));
`;

/** From the margin to the first dot, beside the title of the section. */
export const InwardPart = styled(CoastPart)`
  inset-block: auto 100%;
  inset-inline: var(--dot) calc(-1 * var(--coast-room));
  height: calc(var(--padding-top) + var(--text-2xl) + var(--gap));
  /* Above it, the coast goes straight up, and CoastColumn cuts it. */
  clip-path: inset(-100vh -200vw 0);
  ${media.vast} {
    height: calc(var(--padding-top) + ${ROOM_ABOVE_DOTS});
  }
`;

/** From the last dot to the margin. */
export const OutwardPart = styled(CoastPart)`
  bottom: calc(-1 * var(--padding));
  inset-inline: var(--dot) calc(-1 * var(--coast-room));
`;

/** From one job to the next. */
export const RowPart = styled(CoastPart)`
  inset-inline-start: calc(var(--dot) - ${ROW_BEND});
  width: ${ROW_BEND};
`;

/**
 * From the last dot to the other side of the window: the first of the waves there. On phones, it
 * is all of the coast. Below it, the header has the ground of the sea.
 */
export const TailPart = styled(CoastPart).attrs<{ 'data-ground'?: string }>({
  'data-ground': 'sea',
})`
  --stretch: ${STRETCH};
  display: block;
  position: relative;
  inset: 0;
  height: ${TAIL_HEIGHT};
  /* From beyond the edge of the window, where it goes straight up. */
  width: calc(100% + 2 * var(--page-margin) + 3rem);
  margin-block-start: 1.5rem;
  margin-inline-start: calc(-1 * var(--column-start));
  /* The sea goes on below it. */
  clip-path: inset(0 -200vw -200vh);
  ${media.belowDesktop} {
    ${DepthLine} {
      translate: none;
    }
  }
  ${media.desktop} {
    /* Without a dot, from the margin. */
    width: calc(var(--column-start) + var(--dot, 100% + var(--coast-room)));
    margin-top: -1px;
  }
  ${media.print} {
    display: none;
  }
`;

interface CoastProps {
  part: typeof CoastPart;
  /** A path in a box of 100 × 100 for each row. */
  outline: string;
  rows?: number;
  /** The percent of the skill at its beginning or end (`--dot` in `Skills.styles.ts`). */
  level?: number;
}

/** A part of the coast: the sea, its coast, and depth lines in the water. */
export function Coast({ part: Part, outline, rows = 1, level }: CoastProps) {
  const viewBox = `0 0 100 ${100 * rows}`;
  return (
    <Part
      data-coast=""
      data-mirrored=""
      style={level === undefined ? undefined : { '--level': level / 100 }}
    >
      <Sea viewBox={viewBox}>
        <path d={outline} />
      </Sea>
      {depthLines.map(({ depth, opacity }) => (
        <DepthLine key={depth} viewBox={viewBox} style={{ '--depth': depth, opacity }}>
          <path d={outline} />
        </DepthLine>
      ))}
    </Part>
  );
}

export const Bay = () => <Coast part={BayPart} outline={coast.bay} />;
export const SectionCoast = () => <Coast part={SectionPart} outline={coast.margin} />;
export const InwardCoast = () => <Coast part={InwardPart} outline={coast.inward} />;
export const OutwardCoast = () => <Coast part={OutwardPart} outline={coast.outward} />;
export const RowCoast = () => <Coast part={RowPart} outline={coast.row} />;
