'use client';

import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import { SIDE_END } from '@/lib/design/shore';
import { media } from '../styles/media';
import { wholePixels } from '../styles/mixins';
import { BESIDE_COLUMN } from '../styles/sizes';
import { besideNumbers, type CoastLine, TAIL_BOTTOM } from './curve';

// Where each part of the coast is, and how large. `docs/architecture.md` has a drawing of it.
//
// - To move dots, or to make swells higher, change a length in `coastSizes`.
// - To add a part, draw its line in `curve.ts`, and give it a place in `parts`.

/** The least width of the water in the gutter of a narrow window. One depth line fits into it. */
const NARROW_WATER = '6px';

/** From the end of a title to the line of the first job or school. */
export const ROOM_ABOVE_INLET = '1.875rem';

/** The widths of the numbers beside dots, at most: of "100 %" and of a year. */
const PERCENT_WIDTH = '3 * var(--number-size)';
const YEAR_WIDTH = '2.4 * var(--number-size)';

/**
 * The lengths of the coast in a section on land. Wide windows have more water, and larger years.
 */
export const coastSizes = css`
  /* The numbers beside dots, and from a dot to its number, which a steep coast does not touch. */
  --number-size: var(--text-lg);
  --number-gap: clamp(1.15rem, 0.2rem + 4vw, 4.5rem);
  /* From the coast at 100 % to the end of the column. The number may reach into the gutter, up to
     4px from the edge of the window. */
  --number-room: calc(var(--number-gap) + ${PERCENT_WIDTH} - (var(--gutter) - 4px));
  /* What the column leaves to the water, if the margin is narrower. */
  --coast-padding: 0px;
  /* From the end of the column to the coast in the margin. */
  --coast-room: calc(var(--gutter) - ${NARROW_WATER});
  /* From the margin to the dot of a job or school: the year, and 0.5rem of water beside it. */
  --inlet: calc(var(--number-gap) + ${YEAR_WIDTH} + 0.5rem);
  /* From this dot to both ends of the inlet: a bit less than ROOM_ABOVE_INLET, below texts. */
  --inlet-half: 1.7rem;
  /* Above and below a chart. */
  --room-above-chart: 1rem;
  --room-below-chart: calc(1.3 * var(--gap-lg));
  /* From where the coast bends to the first row of a chart. */
  --inward: calc(var(--room-above-chart) + 0.75 * var(--gap));
  /* From the end of the section, which is the edge of the window, to the coast. */
  ${wholePixels(
    '--from-window',
    `calc(${BESIDE_COLUMN} + var(--coast-padding) - var(--coast-room))`,
  )}
  ${media.desktop} {
    --number-size: var(--text-xl);
    --number-room: calc(var(--number-gap) + ${PERCENT_WIDTH});
    /* From the texts to the edge of the window are at least 6.5rem, in which a year fits. */
    --coast-padding: max(0px, 6.5rem - var(--page-margin));
    /* A quarter of a wide margin is land, and the rest is water. */
    --coast-room: max(2.2rem, 0.25 * var(--page-margin));
    /* How far swells come to the texts. This and the following lengths are by eye. */
    --swells: min(0.7rem, 4cqh);
    /* A year reaches beyond its inlet into the water of the margin. */
    --inlet: 7rem;
    --inlet-half: 4.5rem;
    /* From the middle of the title, so that the coast has a long way for a wide step. */
    --inward: calc(var(--room-above-chart) + var(--gap) + 0.5 * var(--text-2xl));
  }
`;

/**
 * The lengths of the section after Home, where a bay leads from the picture into the margin. It
 * ends beside the middle of the title.
 */
export const baySizes = css`
  ${media.split} {
    --sea-at-foot: calc(${1 - SIDE_END} * var(--home-picture));
    /* By eye, so that the bay has room above the title. */
    --padding-top: calc(var(--padding) + 1.5rem);
    --bay-height: calc(var(--padding-top) + 0.5 * var(--text-2xl));
  }
`;

/** How far the coast in the margin is from the end of what contains a part. */
const margin = 'calc(-1 * var(--coast-room))';

/**
 * A part of the coast: land and sea from one edge of the window to the other, behind the texts. It
 * covers the parts before it.
 */
export const CoastPart = styled.div`
  position: absolute;
  z-index: -1;
  inset-inline-end: ${margin};
  /* A part begins 1px above its place, so that no gap shows where parts meet between two pixels. */
  margin-top: -1px;
  container-type: size;
  /* Around a year, depth lines are so about as far from each other as beside its dot. */
  --flatter: 0.16;
  /* The drawing goes on in all directions, and is cut at top and bottom. Unlike 'clip-path', this
     cuts between pixels, so that no line of mixed colors shows where parts meet. */
  overflow-y: clip;
  pointer-events: none;
  /* The drawing begins at the end of its part, so a line has negative x (curve.ts). Browsers place
     an SVG in whole pixels: in the margin in the same one, so that lines meet there. */
  svg {
    left: 100%;
  }
`;

export interface Part {
  /** A line of `CoastOutlines`, with parallel depth lines. */
  line?: CoastLine;
  /** Another line: its depth lines are copies of it. */
  path?: string;
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

/** The start of what is between the margin and a dot. */
const atDot = 'calc(100% - var(--coast-end))';
const coastEnd = 'var(--coast-end)';
const atWindow = 'calc(-1 * var(--page-margin))';

/** The height of the tail's drawing: flatter than the shore that follows, by eye. */
const TAIL_HEIGHT = 'max(4rem, 0.65 * var(--wave-height))';
/** From the top of the tail to its lowest point. Below it is only sea. */
export const TAIL_ROOM = `${TAIL_BOTTOM / 100} * ${TAIL_HEIGHT}`;
/** How much less padding its section needs. The depth lines have room in the rest. */
export const PADDING_SAVED = '0.4 * var(--padding)';

/** On phones: where the coast at the foot of the picture begins and ends. By eye. */
const footTop = 'var(--header-height) + var(--picture-height) - 4.6rem';
const footEnd = `${footTop} + 8.25rem`;
/** Where the sea at the foot of the picture begins: beside the text, or on phones in the margin. */
const seaAtFoot = `calc(100% - var(--sea-at-foot, ${NARROW_WATER}))`;
/** The height of the end of the sea, on the error page, by eye. */
export const END_OF_SEA = 'clamp(2.5rem, 6vw, 6rem)';

/** From the top of a column: where its section begins, or where the bay of this section ends. */
const sectionTop = 'var(--bay-height, 0px) - var(--padding-top)';
const sectionEnd = '100% + var(--padding) + var(--shore-below, 0px)';
/** From the top of a row: where its inlet begins, or where the one of the row before ends. */
const inletTop = '-1 * var(--inlet-half)';
const inletEnd = 'var(--inlet-half)';
/** From the top of a title: where the inlet of the first row below it begins. */
const firstInlet = `100% + ${ROOM_ABOVE_INLET} - var(--inlet-half)`;
/** From the top of the other contacts: where the cove ends, and where the outlet begins. */
const coveEnd = 'var(--cove-height) - var(--gap)';
const outletTop = '100% - 2rem';
const coveStart = 'calc(100% - var(--coast-end) - var(--cove-width))';

/** All parts, by the element in which they are placed. */
export const parts = {
  // In Home, on phones. `foot` is in front of the picture, whose waves are its sea.
  foot: {
    line: 'foot',
    style: {
      '--sea-beside': 'none',
      zIndex: 0,
      margin: 0,
      ...place(footTop, footEnd, '0', NARROW_WATER),
    },
  },
  belowFoot: swells(footEnd, '100%', NARROW_WATER),
  // At the end of the error page.
  endOfSea: { line: 'outlet', style: place(`100% - ${END_OF_SEA}`, '100%', seaAtFoot, '0') },
  // In a section.
  bay: {
    line: 'bay',
    style: place('0px', 'var(--bay-height, 0px)', seaAtFoot, 'var(--from-window)'),
  },
  section: swells('var(--bay-height, 0px)', '100%', 'var(--from-window)'),
  // In the title of a section.
  title: swells(sectionTop, '100%'),
  titleAboveInlet: swells(sectionTop, firstInlet),
  // The chart is `--room-above-chart` below the title. The part ends where `inward` begins.
  titleAboveChart: swells(sectionTop, '100% + var(--room-above-chart) - var(--inward)'),
  // In the row of a job or school, with or without a year.
  inlet: { path: besideNumbers.inlet, style: place(inletTop, inletEnd, atDot) },
  belowInlet: swells(inletEnd, `100% - ${inletEnd}`),
  besideRow: swells(inletTop, `100% - ${inletEnd}`),
  // In what follows such rows: the title of the next ones, or the end of the section.
  listTitle: swells(inletTop, firstInlet),
  belowRows: swells(inletTop, sectionEnd),
  // In the rows of a chart. Each row ends at its dot; the first one is lower than its part.
  inward: {
    path: besideNumbers.inward,
    style: { '--fixed': '100%', ...place('-1 * var(--inward)', '100%', atDot) },
  },
  between: {
    style: {
      insetBlock: 0,
      insetInline: 'var(--zero) var(--number-room)',
      '--drawing-height': 'var(--bend)',
    },
  },
  // Beside the gap below the last row.
  outward: {
    path: besideNumbers.outward,
    style: { '--fixed': '0%', ...place('100%', '100% + var(--room-below-chart)', atDot) },
  },
  // In Contact. From the left edge of the window, above the title.
  landfall: {
    line: 'landfall',
    style: {
      ...place(`${sectionTop} + 2px`, '100%', atWindow, coastEnd),
      '--drawing-height': 'var(--landfall)',
    },
  },
  // From there to the dot of the e-mail address, and, on phones, from the dot down the form.
  belowLandfall: swells(`${sectionTop} + var(--landfall)`, '100%'),
  besideForm: swells('-1 * var(--gap)', 'var(--beside-form, 100%)'),
  // The other contacts lie in the sea below `cove` and above `outlet`. Beside a form these are the
  // ends of a bay; else they begin beyond the left edge of the window.
  cove: { line: 'cove', style: place('-1 * var(--gap)', coveEnd, coveStart, coastEnd) },
  besideCove: swells(coveEnd, outletTop, 'calc(var(--coast-end) + var(--cove-width))'),
  outlet: { line: 'outlet', style: place(outletTop, '100% + var(--outlet)', coveStart, coastEnd) },
  // Beside skills that are on no chart.
  skills: swells('0px', '100%'),
  // In the chart or in what is below it, from the left edge of the window.
  tail: {
    line: 'tail',
    style: {
      ...place(
        '100%',
        `${sectionEnd} + ${TAIL_ROOM} - ${PADDING_SAVED}`,
        atWindow,
        `var(--coast-end, ${margin})`,
      ),
      '--drawing-height': TAIL_HEIGHT,
    },
  },
} satisfies Record<string, Part>;
