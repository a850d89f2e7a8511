'use client';

import styled, { css } from 'styled-components';
import { SIDE_END } from '@/lib/design/shore';
import { media } from '../styles/media';
import { homePictureWidth, SHORE_HEIGHT, wholePixels } from '../styles/sizes';
import { OUTWARD_STRAIGHT, SWELLS, TAIL_BOTTOM } from './curve';

// Where each part of the coast is, and how large. What it looks like is in `Coast.tsx`, how it bends
// in `curve.ts`, and the places of years in `DotAndYear.styles.ts`. `docs/architecture.md` has a
// drawing of the lengths.

/** The width of the line between land and water. */
export const COAST_WIDTH = 'clamp(2.5px, 0.4vw, 4px)';

/** The least width of the water in the gutter of a narrow window. One depth line fits into it. */
const NARROW_WATER = '6px';

/** From the end of a title to the line of the first job or school. */
export const ROOM_ABOVE_INLET = '1.875rem';

/** The lengths of the coast in a section on land. Wide windows have more water, and larger years. */
export const coastSizes = css`
  /* The numbers beside dots, and from a dot to its number, which a steep coast does not touch. */
  --number-size: var(--text-lg);
  --number-gap: clamp(1.15rem, 0.2rem + 4vw, 4.5rem);
  /* From the coast at 100 % to the end of the column, into whose gutter the number may reach, up to
     4px from the edge of the window. "100 %" is less than 3em wide. */
  --number-room: calc(var(--number-gap) + 3 * var(--number-size) - var(--gutter) + 4px);
  /* What the column leaves to the water, if the margin is narrower. */
  --coast-padding: 0px;
  /* From the end of the column to the coast in the margin. */
  --coast-room: calc(var(--gutter) - ${NARROW_WATER});
  /* From the margin to the dot of a job or school. A year is 2.4em wide. */
  --inlet: calc(var(--number-gap) + 2.4 * var(--number-size) + 0.5rem);
  /* From this dot to both ends of the inlet. On phones, the texts of rows begin below it. */
  --inlet-half: ${ROOM_ABOVE_INLET};
  /* How far swells come to the texts, which stay 8px from them. */
  --swells: 5px;
  /* Above the first dot of a chart: from the end of the title, and from where the coast bends. */
  --room-above-chart: 4.5rem;
  --inward: var(--room-above-chart);
  ${media.desktop} {
    --number-size: calc(1.2 * var(--text-xl));
    --number-room: calc(var(--number-gap) + 3 * var(--number-size));
    /* From the texts to the edge of the window are at least 6.5rem, in which a year fits. */
    --coast-padding: max(0px, 6.5rem - var(--page-margin));
    /* About a quarter of a wide margin is land, and the rest is water. */
    --coast-room: max(2.2rem, 0.28 * var(--page-margin));
    --swells: 0.7rem;
    --inlet: 7rem;
    --inlet-half: 4.5rem;
    --room-above-chart: 6rem;
    /* Beside the title, which is short, so that the coast has a long way for a wide step. */
    --inward: calc(var(--room-above-chart) + var(--gap) + 0.5 * var(--text-2xl));
  }
`;

/**
 * The lengths of the section after Home, where a bay leads from the picture into the margin: the
 * texts are below the bay, of which the upper half is above the margin (`bay` of curve.ts).
 */
export const baySizes = css`
  ${media.split} {
    --padding-top: calc(var(--padding) + 1.5rem);
    --bay-height: calc(1.4 * var(--padding-top));
  }
`;

const margin = 'calc(-1 * var(--coast-room))';

/**
 * A part of the coast: land and sea from one edge of the window to the other, behind the texts. It
 * covers the parts before it. It ends at the dot of a row, or else in the margin.
 */
const CoastPart = styled.div`
  position: absolute;
  z-index: -1;
  inset-inline-end: var(--coast-end, ${margin});
  /* The drawing goes on in all directions, and is cut at top and bottom. Unlike 'clip-path', this
     cuts between pixels, so that no line of mixed colors shows where parts meet. */
  overflow-y: clip;
  pointer-events: none;
  /* The drawing begins at the end of its part, so a line has negative x (curve.ts). Browsers round
     the place of an SVG to whole pixels: in the margin to the same one, so that lines meet there. */
  svg {
    left: 100%;
  }
`;

const bayStart = (pictureWidth: string) => `calc(100% - ${1 - SIDE_END / 1000} * ${pictureWidth})`;
const bayEnd =
  'calc(max(var(--gutter), (100% - var(--width)) / 2) + var(--coast-padding) - var(--coast-room))';

/**
 * The bay begins where the shore of Home ends, at the foot of the picture. It is measured in the
 * section, which is as wide as the window without a scrollbar.
 */
const BayPart = styled(CoastPart)`
  top: -1px;
  height: calc(var(--bay-height) + 1px);
  /* The places of drawings are rounded to whole pixels (CoastPart), so this one has them already: a
     rounded picture before it, and a rounded end. Chrome before 125 may show a step of half a
     pixel. */
  inset-inline: ${bayStart(homePictureWidth)} ${bayEnd};
  inset-inline: ${bayStart(wholePixels(homePictureWidth))} ${wholePixels(bayEnd)};
  ${media.belowSplit} {
    display: none;
  }
`;

/**
 * As many swells as bring them nearest to a wavelength: 1, 2, 4 or all.
 * @param wavelength in rem
 */
const swellsOf = (wavelength: number) =>
  [2, 4, SWELLS].map(
    (count) => css`
      @container (height >= ${count * 0.72 * wavelength}rem) {
        svg {
          height: ${(100 * SWELLS) / count}%;
        }
      }
    `,
  );

/** In the margin. A part with little height has low swells, too. */
const SwellsPart = styled(CoastPart)`
  container-type: size;
  svg {
    width: clamp(1px, 4cqh, var(--swells, 5px));
    height: ${100 * SWELLS}%;
  }
  ${swellsOf(16)}
  ${media.desktop} {
    ${swellsOf(22)}
  }
`;

/** From the top of the coast's last part to its lowest point. Below it is only sea. */
export const TAIL_ROOM = `${TAIL_BOTTOM / 100} * ${SHORE_HEIGHT}`;

/** From the left edge of the window to the end of the part. It gives the header its color there. */
const TailPart = styled(CoastPart).attrs<{ 'data-ground'?: string }>({ 'data-ground': 'sea' })`
  width: calc(100vw - var(--page-margin) - var(--coast-padding) - var(--coast-end, ${margin}));
  svg {
    height: ${SHORE_HEIGHT};
  }
`;

/**
 * From a distance below the top of what contains a part to a distance above its end. It begins 1px
 * above its place, so that no gap shows where parts meet between two pixels.
 */
const between = (top: string, end: string) => ({
  insetBlock: `calc(${top} - 1px) calc(${end})`,
});

const swells = (top: string, end: string, toMargin: string = margin) =>
  ({
    Box: SwellsPart,
    line: 'swells',
    style: { ...between(top, end), insetInlineEnd: toMargin },
  }) as const;

/** A part between the margin and a dot. */
const toDot = (top: string, end: string) => ({
  ...between(top, end),
  insetInline: `calc(100% - var(--coast-end)) ${margin}`,
});

/** From the top of a column to that of its section, or to where its bay ends. */
const sectionTop = 'var(--bay-height, 0px) - var(--padding-top)';
/** From the end of a column to that of its section. */
const sectionEnd = '-1 * var(--padding) - var(--shore-below, 0px)';
const inletHalf = 'var(--inlet-half)';
/** Below a row: where the inlet of the next row would begin. */
const aboveInlet = `-1 * ${inletHalf}`;
/** From the end of a title to where the inlet of the first row begins. */
const firstInlet = `${inletHalf} - ${ROOM_ABOVE_INLET}`;

/** `foot`: its height, and how much of it lies over the picture of Home. */
const foot = { height: '8.25rem', overPicture: '4.6rem' } as const;
const footTop = `var(--header-height) + var(--picture-height) - ${foot.overPicture}`;

/** All parts, by the element in which they are placed, with their lines (curve.ts). */
export const parts = {
  // In Home, on phones. The waves, behind `foot`, are its sea.
  foot: {
    Box: CoastPart,
    line: 'foot',
    style: {
      '--sea-beside': 'none',
      zIndex: 0,
      insetBlock: `calc(${footTop}) auto`,
      insetInline: `0 ${NARROW_WATER}`,
      height: foot.height,
    },
  },
  belowFoot: swells(`${footTop} + ${foot.height}`, '0px', NARROW_WATER),
  // In the section after Home.
  bay: { Box: BayPart, line: 'bay', style: {} },
  // In the column of a section.
  section: swells(
    sectionTop,
    sectionEnd,
    'calc(var(--gutter) + var(--coast-padding) - var(--coast-room))',
  ),
  // In the title of a section.
  title: swells(sectionTop, '0px'),
  titleAboveInlet: swells(sectionTop, firstInlet),
  titleAboveChart: swells(sectionTop, 'var(--inward) - var(--room-above-chart)'),
  // In the row of a job or school: with a dot, or without.
  inlet: { Box: CoastPart, line: 'inlet', style: toDot(aboveInlet, `100% - ${inletHalf}`) },
  belowInlet: swells(inletHalf, inletHalf),
  row: swells(aboveInlet, inletHalf),
  // In what follows such rows: the title of the next ones, or the end of the section.
  listTitle: swells(aboveInlet, firstInlet),
  belowRows: swells(aboveInlet, sectionEnd),
  // In the chart. `outward` begins with a straight line in the last row.
  inward: { Box: CoastPart, line: 'inward', style: toDot('-1 * var(--inward)', '100%') },
  levels: {
    Box: CoastPart,
    line: 'levels',
    style: { ...between('0px', '0px'), insetInline: 'var(--zero) var(--number-room)' },
  },
  outward: {
    Box: CoastPart,
    line: 'outward',
    style: toDot(
      `100% - var(--gap-lg) * ${OUTWARD_STRAIGHT / (100 - OUTWARD_STRAIGHT)}`,
      '-1 * var(--gap-lg)',
    ),
  },
  chartTail: {
    Box: TailPart,
    line: 'tail',
    style: between('100%', `-1 * ${TAIL_ROOM} + ${sectionEnd}`),
  },
  // In all skills, and beside those that are on no chart.
  tail: { Box: TailPart, line: 'tail', style: between(`100% - ${TAIL_ROOM}`, sectionEnd) },
  skills: swells('0px', '0px'),
} as const;
