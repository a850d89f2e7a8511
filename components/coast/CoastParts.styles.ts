'use client';

import type { CSSProperties } from 'react';
import styled, { css } from 'styled-components';
import { PICTURE_COAST_END } from '@/lib/design/picture-coast-and-waves';
import { media } from '../styles/media';
import { BESIDE_COLUMN, wholePixels } from '../styles/mixins';
import { depthLines, type PartLine } from './curve';

// Where each part of the coast is: docs/architecture.md has a picture of them. To add a part, draw
// its line in `curve.ts`, and give it a place in `coastParts`.

/** The least width of the water in the gutter of a narrow window. One depth line fits into it. */
const NARROW_WATER = '6px';

/** From the end of a title to the line of the first job or school. */
export const ROOM_ABOVE_INLET = '2.25rem';

/** Above and below a chart, by eye. */
export const ROOM_ABOVE_CHART = '1rem';
export const ROOM_BELOW_CHART = 'calc(1.3 * var(--gap-lg))';

/** Below the rows of a chart, so that depth lines around the last dot are beside the same part. */
export const ROOM_BELOW_LEVELS = '1.25rem';

/** The column of years and percents. */
export const numberSizes = css`
  /* What the column leaves to the water, on land. */
  --coast-padding: 0px;
  --number-size: var(--text-xl);
  /* "100 %" is 2.6em wide. At least 1em of it is in the column, by eye. More is there if the margin,
     of which 1rem stays free, is too narrow for the rest. */
  --number-room: max(
    var(--number-size),
    2.6 * var(--number-size) + max(1rem, var(--camera)) - var(--page-margin) - var(--coast-padding)
  );
  /* Depth lines end before the numbers. */
  --dot-from-end: calc(var(--number-room) + ${depthLines[0].depth} * var(--depth-unit) + 0.5rem);
`;

/** The lengths of the coast in a section on land. Wide windows have more water. */
export const coastSizes = css`
  /* Where the coast in the margin is, from the end of the column: less than 0 is outside of it. */
  --coast-inset: calc(${NARROW_WATER} - var(--gutter));
  /* The same place, from the edge of the window. */
  ${wholePixels(
    '--coast-from-window',
    `calc(${BESIDE_COLUMN} + var(--coast-padding) + var(--coast-inset))`,
  )}
  /* Half of the height of an inlet, by eye. On phones, it is less than ROOM_ABOVE_INLET. */
  --inlet-half: calc(1.4 * var(--number-size));
  ${media.desktop} {
    /* From the texts to the edge of the window are at least 6.5rem, in which a year fits. */
    --coast-padding: max(0px, 6.5rem - var(--page-margin));
    /* By eye, a quarter of a wide margin is land, but at least 2.2rem. The rest is water. */
    --coast-inset: min(-2.2rem, -0.25 * var(--page-margin));
    --bend: 0.7rem;
    --inlet-half: 4.5rem;
  }
`;

/** In the section after Home, the coast arrives in the margin beside the middle of the title. */
export const afterHomeSizes = css`
  ${media.split} {
    --sea-under-picture: calc(${1 - PICTURE_COAST_END} * var(--home-picture));
    --padding-top: calc(var(--padding) + 1.5rem);
    --from-home: calc(var(--padding-top) + 0.5 * var(--text-2xl));
  }
`;

/** The width of a dot, in rem. */
const DOT = 0.8125;

/** A dot whose middle is so far from the start and from the top of its line or bar. */
export const dotAt = (fromStart: string, fromTop: string) => css`
  content: '';
  position: absolute;
  box-sizing: border-box;
  top: calc(${fromTop} - ${DOT / 2}rem);
  inset-inline-start: calc(${fromStart} - ${DOT / 2}rem);
  width: ${DOT}rem;
  aspect-ratio: 1;
  border: 1.5px solid var(--ink);
  border-radius: 50%;
  background: var(--action);
`;

/** The year of a job or school, or the percent of a skill, in the water beside a dot. */
export const numberStyles = css`
  position: absolute;
  translate: 0 -50%;
  font-size: var(--number-size);
  font-weight: 700;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  line-height: 0.8;
  white-space: nowrap;
`;

/** For developers: `NEXT_PUBLIC_SHOW_PARTS=1 npm run dev` names and outlines all parts. */
export const showsParts = process.env.NEXT_PUBLIC_SHOW_PARTS === '1';

/** Land and sea from one edge of the window to the other. A part covers those before it. */
export const CoastPart = styled.div`
  position: absolute;
  z-index: -1;
  inset-inline-end: var(--coast-inset);
  /* A part begins 1px above its place, so that no gap shows where parts meet between two pixels. */
  margin-top: -1px;
  container-type: size;
  /* Unlike 'clip-path', this cuts between pixels, so that no line shows where parts meet. */
  overflow-y: clip;
  pointer-events: none;
  /* A drawing begins at the end of its part, and lines lead back from there: their x is negative.
     Browsers round where a drawing begins to whole pixels. All parts in the margin end at one x, so
     they are rounded alike, and their lines meet. */
  svg {
    left: 100%;
  }
  ${
    showsParts &&
    css`
      outline: 2px dashed red;
      &::after {
        content: attr(data-part);
        position: absolute;
        inset-inline-end: 0.5rem;
        width: max-content;
        color: #fff;
        background: red;
      }
      :has(> &) {
        outline: 2px dotted blue;
      }
    `
  }
`;

export interface Part {
  /** Without one, the line leads through the levels beside the part. */
  line?: PartLine;
  /** Its place. Most parts are on a page once: a class of its own would be longer. */
  style: CSSProperties;
}

/**
 * Where a part begins and ends, from the top of what contains it, whose end is at `100%`. Without
 * `style`, its sides are at the coast in the margin.
 */
const part = (line: PartLine, from: string, to: string, style?: CSSProperties): Part => ({
  line,
  style: { insetBlock: `${from} calc(100% - ${to})`, ...style },
});

const bends = (from: string, to: string, style?: CSSProperties) => part('bends', from, to, style);

/** The sides of a part: the edge of the window, the end of a bar, the sea below the picture. */
const WINDOW = 'calc(-1 * var(--page-margin))';
const LEVEL = 'calc(var(--zero) + var(--level) / 100 * var(--bar))';
const SEA_UNDER_PICTURE = `calc(100% - var(--sea-under-picture, ${NARROW_WATER}))`;

/** From the top of a section: where its coast begins. After Home, `fromHome` is above that. */
const FROM_HOME = 'var(--from-home, 0px)';
/** The same place, from the top of its column. */
const SECTION_TOP = `calc(${FROM_HOME} - var(--padding-top))`;
/** The end of a section, for what ends with its column. `--waves-below` is the next one's waves. */
const SECTION_END = 'calc(100% + var(--padding) + var(--waves-below, 0px))';
/** From the top of a row: where its inlet begins and ends, and where the next one begins. */
const INLET_TOP = 'calc(-1 * var(--inlet-half))';
const INLET_END = 'var(--inlet-half)';
const NEXT_INLET = 'calc(100% - var(--inlet-half))';
/** From the top of a title: where the inlet of the first row below it begins. */
const FIRST_INLET = `calc(100% + ${ROOM_ABOVE_INLET} - var(--inlet-half))`;

/** On phones, by eye: how far above the picture's foot waves end, and their height, in rem. */
export const wavesOnPhones = { bottom: 0.6, height: 3 } as const;
const PICTURE_FOOT = 'var(--header-height) + var(--picture-height)';
/** The coast below the picture begins 1rem above these waves, and is as flat. */
const UNDER_PICTURE_TOP = `calc(${PICTURE_FOOT} - ${wavesOnPhones.bottom + wavesOnPhones.height + 1}rem)`;
/** By eye: the coast comes into the margin beside the greeting. */
const UNDER_PICTURE_END = `calc(${PICTURE_FOOT} + 3.65rem)`;

/** The height of the end of the sea, on the error page. */
export const END_OF_SEA = 'clamp(2.5rem, 6vw, 6rem)';

/** It is flatter than the waves that follow. */
const LAND_END_HEIGHT = 'max(4rem, 0.65 * var(--wave-height))';
/** The land needs this room below the last skill, by eye, besides the padding of the section. */
export const LAND_END_ROOM = `calc(0.36 * ${LAND_END_HEIGHT})`;

const landEnd = (style?: CSSProperties) =>
  part('landEnd', '100%', `calc(${SECTION_END} + ${LAND_END_ROOM})`, {
    insetInlineStart: WINDOW,
    '--drawing-height': LAND_END_HEIGHT,
    ...style,
  });

/** The sea around the other contacts: its top, where its end begins, by eye, and its sides. */
const CONTACTS_TOP = 'calc(var(--contacts-top) - var(--gap))';
const CONTACTS_END = 'calc(100% - 2rem)';
const seaAroundContacts = {
  insetInlineStart: 'calc(100% - var(--coast-inset) - var(--contacts-width))',
};

/** All parts, by the element in which they are placed. */
export const coastParts = {
  // In Home, on phones. `underPicture` is in front of the picture, whose waves are its sea.
  underPicture: part('underPicture', UNDER_PICTURE_TOP, UNDER_PICTURE_END, {
    insetInline: `0 ${NARROW_WATER}`,
    '--sea-beside': 'none',
    zIndex: 0,
    margin: 0,
  }),
  besideHome: bends(UNDER_PICTURE_END, '100%', { insetInlineEnd: NARROW_WATER }),
  // At the end of the error page.
  endOfSea: part('contactsEnd', `calc(100% - ${END_OF_SEA})`, '100%', {
    insetInline: `${SEA_UNDER_PICTURE} 0`,
  }),
  // In a section.
  fromHome: part('fromHome', '0px', FROM_HOME, {
    insetInline: `${SEA_UNDER_PICTURE} var(--coast-from-window)`,
  }),
  besideSection: bends(FROM_HOME, '100%', { insetInlineEnd: 'var(--coast-from-window)' }),
  // In the title of a section. `toChart` begins where its texts end.
  besideTitle: bends(SECTION_TOP, '100%'),
  titleToInlet: bends(SECTION_TOP, FIRST_INLET),
  titleToChart: bends(SECTION_TOP, 'calc(100% - var(--gap))'),
  // In the row of a job or school, with or without a year.
  inlet: part('inlet', INLET_TOP, INLET_END, {
    insetInlineStart: 'calc(100% - var(--dot-from-end))',
  }),
  belowInlet: bends(INLET_END, NEXT_INLET),
  besideRow: bends(INLET_TOP, NEXT_INLET),
  // In what follows such rows, or below the last one.
  rowsToInlet: bends(INLET_TOP, FIRST_INLET),
  belowRows: bends(INLET_TOP, SECTION_END),
  belowLastRow: bends('0px', SECTION_END),
  // In a chart.
  toChart: part('toChart', `calc(-1 * var(--gap) - ${ROOM_ABOVE_CHART})`, '0px', {
    insetInlineStart: LEVEL,
  }),
  besideChart: {
    style: {
      insetBlock: 0,
      insetInlineStart: 'var(--zero)',
      width: 'var(--bar)',
      '--drawing-height': `calc(100% - ${ROOM_BELOW_LEVELS})`,
    },
  },
  fromChart: part('fromChart', '100%', `calc(100% + ${ROOM_BELOW_CHART})`, {
    insetInlineStart: LEVEL,
  }),
  chartToLandEnd: landEnd({ insetInlineEnd: `calc(100% - ${LEVEL})` }),
  // Beside skills that are on no chart.
  besideNames: bends('0px', '100%'),
  landEnd: landEnd(),
  // In Contact, 1px below its top, where its waves end: each part begins 1px above its place.
  toContact: part('toContact', `calc(${SECTION_TOP} + 2px)`, '100%', {
    insetInlineStart: WINDOW,
    '--drawing-height': 'var(--to-contact)',
  }),
  besideAddress: bends(`calc(${SECTION_TOP} + var(--to-contact))`, '100%'),
  // On phones.
  besideForm: bends('calc(-1 * var(--gap))', '100%'),
  // The other contacts lie in the sea, beside a form in an inlet.
  contactsTop: part('contactsTop', 'calc(-1 * var(--gap))', CONTACTS_TOP, seaAroundContacts),
  besideContacts: bends(CONTACTS_TOP, CONTACTS_END, {
    insetInlineEnd: 'calc(var(--coast-inset) + var(--contacts-width))',
  }),
  contactsEnd: part('contactsEnd', CONTACTS_END, SECTION_END, seaAroundContacts),
} satisfies Record<string, Part>;
