'use client';

import styled, { css } from 'styled-components';
import { SIDE_END } from '@/lib/design/shore';
import { media } from '../styles/media';
import { homePictureWidth, SHORE_HEIGHT } from '../styles/sizes';

// Where each part of the coast is: how far it is from the texts, and how high. What it looks like
// is in `Coast.tsx`, how it bends in `curve.ts`, and the places of years in `DotAndYear.styles.ts`.
//
// Each part is placed in the element that contains it:
// - a section: MouthPart (Home), BayPart
// - the column of a section, with its gutters: SectionPart
// - the short lists: SwellsPart; the row of a job or school: InletPart
// - the chart: InwardPart, ChartPart, OutwardPart, ChartTailPart
// - all skills (`SkillsBox`), which leave room for it at their end: TailPart

/** The width of the line between land and water. */
export const COAST_WIDTH = 'clamp(2.5px, 0.4vw, 4px)';

/** The room of the water in the gutter of a narrow window. */
const NARROW_WATER = '10px';

/**
 * The lengths of the coast in a section on land, by eye. Narrow windows have the same coast with
 * other lengths. What has a dot sets `--coast-end`: from the dot to the end of the column.
 */
export const coastSizes = css`
  /* The size of the numbers beside dots, and their distance from the dot. */
  --number-size: var(--text-lg);
  --number-gap: 1.2rem;
  /* What the column leaves to a narrow margin. */
  --coast-padding: 0px;
  /* From the end of the column to the coast in the margin. */
  --coast-room: calc(var(--gutter) - ${NARROW_WATER});
  /* The width of the box of swells. */
  --swells: 12px;
  /* From the margin to the dot of a job or school, with room for a year, and half of the height. */
  --inlet: 4.5rem;
  --inlet-half: 1.75rem;
  ${media.split} {
    /* A bay leads from the picture of Home into the margin. Texts are below it. */
    &[data-bay] {
      --padding-top: calc(var(--padding) + 1.5rem);
      --bay-height: calc(1.4 * var(--padding-top));
    }
  }
  ${media.desktop} {
    /* From the texts to the edge of the window are at least 6.5rem. */
    --coast-padding: max(0px, 6.5rem - var(--page-margin));
    --coast-room: max(2.2rem, 0.28 * var(--page-margin));
    --swells: 5rem;
    --inlet: 6rem;
    --inlet-half: 4rem;
    --number-size: calc(1.2 * var(--text-xl));
    --number-gap: clamp(3.25rem, 2rem + 2.2vw, 4.5rem);
    /* From a dot at 100 % to the end of the column. "100 %" is less than 3 em wide. */
    --number-room: calc(var(--number-gap) + 3 * var(--number-size));
  }
`;

const margin = 'calc(-1 * var(--coast-room))';

/** From the end of what contains a part to the end of its section. */
const toSectionEnd = 'calc(-1 * var(--padding) - var(--shore-below, 0px))';

/**
 * A part of the coast: land and sea from one edge of the window to the other, behind the texts. It
 * covers the parts before it. It ends at the dot of a row, or else in the margin.
 */
export const CoastPart = styled.div`
  position: absolute;
  z-index: -1;
  /* It begins 1px above its place, so that no gap shows where parts meet between two pixels. */
  inset-block: -1px 0;
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

/** On phones, beside Home. */
export const MouthPart = styled(CoastPart)`
  inset-inline-end: ${NARROW_WATER};
  svg {
    width: 12px;
  }
  ${media.split} {
    display: none;
  }
`;

/**
 * From where the shore of Home ends, at the foot of the picture, to the same place in the margin as
 * `SectionPart`. It is measured in the section, which is as wide as the window without a scrollbar.
 */
export const BayPart = styled(CoastPart)`
  bottom: auto;
  height: calc(var(--bay-height) + 1px);
  inset-inline: calc(100% - ${1 - SIDE_END} * ${homePictureWidth})
    calc(max(var(--gutter), (100% - var(--width)) / 2) + var(--coast-padding) - var(--coast-room));
  ${media.belowSplit} {
    display: none;
  }
`;

/** In the margin, beside what contains it. */
export const SwellsPart = styled(CoastPart)`
  svg {
    width: var(--swells);
  }
`;

/** In the margin, from the top of a section, or where its bay ends, to its end. */
export const SectionPart = styled(SwellsPart)`
  inset-block: calc(var(--bay-height, 0px) - var(--padding-top) - 1px) ${toSectionEnd};
  inset-inline-end: calc(var(--gutter) + var(--coast-padding) - var(--coast-room));
`;

const fromDotToMargin = css`
  inset-inline: calc(100% - var(--coast-end)) ${margin};
`;

/** From the margin to the dot of a job or school, and back. */
export const InletPart = styled(CoastPart)`
  ${fromDotToMargin}
  inset-block: calc(-1 * var(--inlet-half)) auto;
  height: calc(2 * var(--inlet-half));
`;

/** From the margin to the first dot, above its row. */
export const InwardPart = styled(CoastPart)`
  ${fromDotToMargin}
  inset-block: calc(-1 * var(--room-above-dots)) 100%;
  /* Its line is an inlet, of which only the upper half is seen. */
  svg {
    height: 200%;
  }
`;

/**
 * From the last dot to the margin, between the chart and the names below it. The first 40 % are in
 * the last row of the chart (`outward` of curve.ts), so that no depth line of its bend is cut.
 */
export const OutwardPart = styled(CoastPart)`
  ${fromDotToMargin}
  inset-block: calc(100% - 0.66 * var(--gap-lg)) calc(-1 * var(--gap-lg));
`;

/**
 * From the margin to the other side of the window, at the end of all skills: the first of the waves
 * there. The sea goes on below it. `data-ground` gives the header its color there.
 */
export const TailPart = styled(CoastPart).attrs<{ 'data-ground'?: string }>({
  'data-ground': 'sea',
})`
  inset-block: calc(100% - ${SHORE_HEIGHT} - 1px) ${toSectionEnd};
  /* From the edge of the window to the end of the part. */
  width: calc(100vw - var(--page-margin) - var(--coast-padding) - var(--coast-end, ${margin}));
  svg {
    height: ${SHORE_HEIGHT};
  }
`;

/** The same, from the last dot of the chart that contains it. */
export const ChartTailPart = styled(TailPart)`
  inset-block: calc(100% - 1px) calc(-1 * ${SHORE_HEIGHT} - var(--padding) - var(--shore-below, 0px));
`;
