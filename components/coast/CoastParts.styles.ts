'use client';

import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import { SIDE_END } from '@/lib/design/shore';
import { media } from '../styles/media';
import { wholePixels } from '../styles/mixins';
import { BESIDE_COLUMN } from '../styles/sizes';
import { type CoastLine, depths, LAND_END_BOTTOM } from './curve';

// Where each part of the coast is, and how large. `docs/architecture.md` has a drawing of it.
//
// - To move dots, or to make swells higher, change a length in `coastSizes`.
// - To add a part, draw its line in `curve.ts`, and give it a place in `coastParts`.

/** The least width of the water in the gutter of a narrow window. One depth line fits into it. */
const NARROW_WATER = '6px';

/** From the end of a title to the line of the first job or school. */
export const ROOM_ABOVE_INLET = '2.25rem';

/**
 * The column of years and percents. It begins so far before the end of the texts' column, and may
 * reach into the margin, up to 10px from the edge of the window, or up to a camera.
 */
export const numberSizes = css`
  --number-size: var(--text-xl);
  --number-room: max(
    var(--number-size),
    2.6 * var(--number-size) + max(0.625rem, var(--camera)) - var(--page-margin) - var(--coast-padding, 0px)
  );
  /* From the end of the column to dots with a year, and to 100 % of a chart: depth lines, of which
     the last is ${depths[0]} units from its dot, end before the numbers. */
  --dot-from-end: calc(var(--number-room) + ${depths[0]} * var(--depth-unit) + 0.5rem);
`;

/** Below the rows of a chart, so that depth lines around the last dot are beside the same part. */
export const ROOM_BELOW_LEVELS = '1.25rem';

/** The lengths of the coast in a section on land. Wide windows have more water. */
export const coastSizes = css`
  /* What the column leaves to the water, if the margin is narrower. */
  --coast-padding: 0px;
  /* From the end of the column to the coast in the margin. */
  --coast-room: calc(var(--gutter) - ${NARROW_WATER});
  /* From a dot with a year to both ends of its inlet: on phones, a bit less than ROOM_ABOVE_INLET. */
  --inlet-half: calc(1.4 * var(--number-size));
  /* Above and below a chart. */
  --room-above-chart: 1rem;
  --room-below-chart: calc(1.3 * var(--gap-lg));
  /* From the middle of the title to the chart: a long way for a wide step. */
  --to-chart: calc(var(--room-above-chart) + var(--gap) + 0.5 * var(--text-2xl));
  /* From the end of the section, which is the edge of the window, to the coast. */
  ${wholePixels(
    '--from-window',
    `calc(${BESIDE_COLUMN} + var(--coast-padding) - var(--coast-room))`,
  )}
  ${media.desktop} {
    /* From the texts to the edge of the window are at least 6.5rem, in which a year fits. */
    --coast-padding: max(0px, 6.5rem - var(--page-margin));
    /* A quarter of a wide margin is land, and the rest is water. */
    --coast-room: max(2.2rem, 0.25 * var(--page-margin));
    /* How far swells come to the texts. */
    --swells: min(0.7rem, 4cqh);
    --inlet-half: 4.5rem;
  }
`;

/**
 * The lengths of the section after Home, where a bay leads from the picture into the margin. It
 * ends beside the middle of the title.
 */
export const baySizes = css`
  ${media.split} {
    --sea-under-picture: calc(${1 - SIDE_END} * var(--home-picture));
    /* The bay has room above the title. */
    --padding-top: calc(var(--padding) + 1.5rem);
    --bay-height: calc(var(--padding-top) + 0.5 * var(--text-2xl));
  }
`;

/** From the end of what contains a part to the coast in the margin. */
const TO_MARGIN = 'calc(-1 * var(--coast-room))';

/**
 * A part of the coast: land and sea from one edge of the window to the other, behind the texts. It
 * covers the parts before it.
 */
export const CoastPart = styled.div`
  position: absolute;
  z-index: -1;
  inset-inline-end: ${TO_MARGIN};
  /* A part begins 1px above its place, so that no gap shows where parts meet between two pixels. */
  margin-top: -1px;
  container-type: size;
  /* The drawing goes on in all directions, and is cut at top and bottom. Unlike 'clip-path', this
     cuts between pixels, so that no line of mixed colors shows where parts meet. */
  overflow-y: clip;
  pointer-events: none;
  /* The drawing begins at the end of its part, so a line has negative x (curve.ts). Browsers place
     an SVG in whole pixels: in the margin in the same one, so that lines meet there. */
  svg {
    left: 100%;
  }
  &[data-part] {
    outline: 1px dashed red;
    &::after {
      content: attr(data-part);
      position: absolute;
      inset-inline-end: 0;
      color: red;
    }
  }
`;

export interface Part {
  /** A line of `CoastOutlines`. Other lines depend on the levels beside the part. */
  line?: CoastLine;
  /** Its place. Most parts are on a page once: a class of its own would be longer. */
  style: CSSProperties;
}

/**
 * Where a part begins and ends, from the top of what contains it, whose end is at `100%`; and how
 * far the part is from both sides, by default from the coast in the margin.
 */
const place = (from: string, to: string, start?: string, end?: string): CSSProperties => ({
  insetBlock: `calc(${from}) calc(100% - (${to}))`,
  insetInlineStart: start,
  insetInlineEnd: end,
});

const swells = (from: string, to: string, end?: string): Part => ({
  line: 'swells',
  style: place(from, to, undefined, end),
});

/** The sides of a part: a dot, the edge of the window, and the far side of the cove. */
const YEAR_DOT_FROM_START = 'calc(100% - var(--dot-from-end))';
const DOT_FROM_END = 'var(--coast-end)';
const LEVEL_FROM_START = 'calc(var(--zero) + var(--level) / 100 * var(--bar))';
const WINDOW_FROM_START = 'calc(-1 * var(--page-margin))';
const COVE_FROM_START = 'calc(100% - var(--coast-end) - var(--cove-width))';
/** Where the sea below the picture begins: beside the text, or on phones in the margin. */
const SEA_FROM_START = `calc(100% - var(--sea-under-picture, ${NARROW_WATER}))`;

// All following lengths are terms of a `calc()`.

/** The height of the drawing `landEnd`: some two thirds of the waves that follow, so it is flatter. */
const LAND_END_HEIGHT = 'max(4rem, 0.65 * var(--wave-height))';
/** From its top to its lowest point. Below it is only sea. */
export const LAND_END_ROOM = `${LAND_END_BOTTOM / 100} * ${LAND_END_HEIGHT}`;
/** How much less padding its section needs: the depth lines have room in the other 60 %. */
export const PADDING_SAVED = '0.4 * var(--padding)';

/** On phones: how far above the picture's foot the waves end, and their height, in rem. */
export const wavesOnPhones = { bottom: 0.6, height: 3 } as const;
/** On phones: where the coast below the picture begins, 1rem above these waves, and where it ends. */
const PICTURE_END = 'var(--header-height) + var(--picture-height)';
const UNDER_PICTURE_TOP = `${PICTURE_END} - ${wavesOnPhones.bottom + wavesOnPhones.height + 1}rem`;
const UNDER_PICTURE_END = `${PICTURE_END} + 3.65rem`;
/** The height of the end of the sea, on the error page. */
export const END_OF_SEA = 'clamp(2.5rem, 6vw, 6rem)';

/** From the top of a column: where its section begins, or where the bay of this section ends. */
const SECTION_TOP = 'var(--bay-height, 0px) - var(--padding-top)';
const SECTION_END = '100% + var(--padding) + var(--shore-below, 0px)';
/** From the top of a row: where its inlet begins, or where the one of the row before ends. */
const INLET_TOP = '-1 * var(--inlet-half)';
const INLET_END = 'var(--inlet-half)';
/** From the top of a title: where the inlet of the first row below it begins. */
const FIRST_INLET = `100% + ${ROOM_ABOVE_INLET} - var(--inlet-half)`;
/** From the top of the other contacts: where the cove ends, and where the outlet begins. */
const COVE_END = 'var(--cove-height) - var(--gap)';
const OUTLET_TOP = '100% - 2rem';

/** From the left edge of the window to the coast. */
const landEnd = (end: string): Part => ({
  line: 'landEnd',
  style: {
    ...place(
      '100%',
      `${SECTION_END} + ${LAND_END_ROOM} - ${PADDING_SAVED}`,
      WINDOW_FROM_START,
      end,
    ),
    '--drawing-height': LAND_END_HEIGHT,
  },
});

/** All parts, by the element in which they are placed. */
export const coastParts = {
  // In Home, on phones. `underPicture` is in front of the picture, whose waves are its sea.
  underPicture: {
    line: 'underPicture',
    style: {
      '--sea-beside': 'none',
      zIndex: 0,
      margin: 0,
      ...place(UNDER_PICTURE_TOP, UNDER_PICTURE_END, '0', NARROW_WATER),
    },
  },
  besideHome: swells(UNDER_PICTURE_END, '100%', NARROW_WATER),
  // At the end of the error page.
  endOfSea: { line: 'outlet', style: place(`100% - ${END_OF_SEA}`, '100%', SEA_FROM_START, '0') },
  // In a section.
  bay: {
    line: 'bay',
    style: place('0px', 'var(--bay-height, 0px)', SEA_FROM_START, 'var(--from-window)'),
  },
  section: swells('var(--bay-height, 0px)', '100%', 'var(--from-window)'),
  // In the title of a section.
  title: swells(SECTION_TOP, '100%'),
  titleAboveInlet: swells(SECTION_TOP, FIRST_INLET),
  // The chart is `--room-above-chart` below the title. The part ends where `toChart` begins.
  titleAboveChart: swells(SECTION_TOP, '100% + var(--room-above-chart) - var(--to-chart)'),
  // In the row of a job or school, with or without a year.
  inlet: { line: 'inlet', style: place(INLET_TOP, INLET_END, YEAR_DOT_FROM_START) },
  belowInlet: swells(INLET_END, `100% - ${INLET_END}`),
  besideRow: swells(INLET_TOP, `100% - ${INLET_END}`),
  // In what follows such rows: the title of the next ones, or the end of the section.
  listTitle: swells(INLET_TOP, FIRST_INLET),
  belowRows: swells(INLET_TOP, `${SECTION_END} - var(--saved, 0px)`),
  // In a chart: to its first level, beside its bars, beside the gap below them, and from them to the
  // end of the land.
  toChart: { line: 'toChart', style: place('-1 * var(--to-chart)', '0px', LEVEL_FROM_START) },
  levels: {
    style: {
      insetBlock: 0,
      insetInlineStart: 'var(--zero)',
      width: 'var(--bar)',
      '--drawing-height': `calc(100% - ${ROOM_BELOW_LEVELS})`,
    },
  },
  fromChart: {
    line: 'fromChart',
    style: place('100%', '100% + var(--room-below-chart)', LEVEL_FROM_START),
  },
  chartEnd: landEnd(`calc(100% - ${LEVEL_FROM_START})`),
  // In Contact. From the left edge of the window, above the title.
  landfall: {
    line: 'landfall',
    style: {
      ...place(`${SECTION_TOP} + 2px`, '100%', WINDOW_FROM_START, DOT_FROM_END),
      '--drawing-height': 'var(--landfall)',
    },
  },
  // From there to the dot of the e-mail address, and, on phones, from the dot down the form.
  belowLandfall: swells(`${SECTION_TOP} + var(--landfall)`, '100%'),
  besideForm: swells('-1 * var(--gap)', 'var(--beside-form, 100%)'),
  // The other contacts lie in the sea below `cove` and above `outlet`. Beside a form these are the
  // ends of a bay; else they begin beyond the left edge of the window.
  cove: { line: 'cove', style: place('-1 * var(--gap)', COVE_END, COVE_FROM_START, DOT_FROM_END) },
  besideCove: swells(COVE_END, OUTLET_TOP, 'calc(var(--coast-end) + var(--cove-width))'),
  outlet: {
    line: 'outlet',
    style: place(OUTLET_TOP, '100% + var(--outlet)', COVE_FROM_START, DOT_FROM_END),
  },
  // Beside skills that are on no chart.
  skills: swells('0px', '100%'),
  landEnd: landEnd(TO_MARGIN),
} satisfies Record<string, Part>;
