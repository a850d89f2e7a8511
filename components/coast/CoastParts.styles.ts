'use client';

import styled, { css } from 'styled-components';
import { SIDE_END } from '@/lib/design/shore';
import { media } from '../styles/media';
import { homePictureWidth, SHORE_HEIGHT, wholePixels } from '../styles/sizes';
import { OUTWARD_STRAIGHT, SWELLS, TAIL_BOTTOM } from './curve';

// Where each part of the coast is, and how large. What it looks like is in `Coast.tsx`, how it bends
// in `curve.ts`, and the places of years in `DotAndYear.styles.ts`. `docs/architecture.md` has a
// drawing of the lengths.
//
// Each part is placed in the element that contains it:
// - Home: FootPart, BelowFootPart; a section: BayPart; its column, with its gutters: SectionPart
// - the title of a section: TitlePart, TitleAndInletPart or TitleAndChartPart
// - the row of a job or school: InletPart and BelowInletPart, or RowPart
// - what follows these rows: ListTitlePart beside the title of the next ones, or BelowRowsPart
// - the chart: InwardPart, ChartPart, OutwardPart, ChartTailPart
// - all skills (`SkillsBox`): TailPart; what is above it, but the chart: SwellsPart

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

const bayStart = (pictureWidth: string) => `calc(100% - ${1 - SIDE_END / 1000} * ${pictureWidth})`;
const bayEnd =
  'calc(max(var(--gutter), (100% - var(--width)) / 2) + var(--coast-padding) - var(--coast-room))';

/**
 * From where the shore of Home ends, at the foot of the picture, to the same place in the margin as
 * `SectionPart`. It is measured in the section, which is as wide as the window without a scrollbar.
 */
export const BayPart = styled(CoastPart)`
  bottom: auto;
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

/** In the margin, beside what contains it. A part with little height has low swells, too. */
export const SwellsPart = styled(CoastPart)`
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

/** `FootPart` on phones: its height, and how much of it lies over the picture of Home. */
const foot = { height: '8.25rem', overPicture: '4.6rem' } as const;

/** Where `FootPart` begins. */
const footTop = `var(--header-height) + var(--picture-height) - ${foot.overPicture}`;

/** On phones, from the waves at the foot of the picture of Home into the margin. */
export const FootPart = styled(CoastPart)`
  /* The waves are its sea, behind it. */
  --sea-beside: none;
  z-index: 0;
  inset-block: calc(${footTop}) auto;
  inset-inline: 0 ${NARROW_WATER};
  height: ${foot.height};
`;

/** In the margin, from there to the end of Home. */
export const BelowFootPart = styled(SwellsPart)`
  inset-block: calc(${footTop} + ${foot.height} - 1px) 0;
  inset-inline-end: ${NARROW_WATER};
`;

/** In the margin, from the top of a section, or where its bay ends, to its end. */
export const SectionPart = styled(SwellsPart)`
  inset-block: calc(var(--bay-height, 0px) - var(--padding-top) - 1px) ${toSectionEnd};
  inset-inline-end: calc(var(--gutter) + var(--coast-padding) - var(--coast-room));
`;

/** Beside the title of a section, from the same place to the end of the title. */
export const TitlePart = styled(SwellsPart)`
  inset-block: calc(var(--bay-height, 0px) - var(--padding-top) - 1px) 0;
`;

/** The same, to the first inlet. */
export const TitleAndInletPart = styled(TitlePart)`
  bottom: calc(var(--inlet-half) - ${ROOM_ABOVE_INLET});
`;

/** The same, to where the way to a chart begins. */
export const TitleAndChartPart = styled(TitlePart)`
  bottom: calc(var(--inward) - var(--room-above-chart));
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

/** From the end of an inlet to where the next one begins. */
export const BelowInletPart = styled(SwellsPart)`
  inset-block: calc(var(--inlet-half) - 1px) var(--inlet-half);
  inset-inline-end: ${margin};
`;

/** The same, beside a row without a dot: from where the inlet of the row above may end. */
export const RowPart = styled(BelowInletPart)`
  top: calc(-1 * var(--inlet-half) - 1px);
`;

/** From there to the next inlet, beside the title of its list. */
export const ListTitlePart = styled(RowPart)`
  bottom: calc(var(--inlet-half) - ${ROOM_ABOVE_INLET});
`;

/** From there to the end of the section. */
export const BelowRowsPart = styled(RowPart)`
  bottom: ${toSectionEnd};
`;

/** From the margin to the first dot, above its row. */
export const InwardPart = styled(CoastPart)`
  ${fromDotToMargin}
  inset-block: calc(-1 * var(--inward) - 1px) 100%;
`;

/** From the last dot to the margin, between the chart and the names below it. */
export const OutwardPart = styled(CoastPart)`
  ${fromDotToMargin}
  /* Its straight beginning is in the last row of the chart. */
  inset-block: calc(100% - var(--gap-lg) * ${OUTWARD_STRAIGHT / (100 - OUTWARD_STRAIGHT)})
    calc(-1 * var(--gap-lg));
`;

/** From the top of the coast's last part to its lowest point. Below it is only sea. */
export const TAIL_ROOM = `${TAIL_BOTTOM / 100} * ${SHORE_HEIGHT}`;

/**
 * From the margin to the other side of the window, at the end of all skills: the first of the waves
 * there. The sea goes on below it. `data-ground` gives the header its color there.
 */
export const TailPart = styled(CoastPart).attrs<{ 'data-ground'?: string }>({
  'data-ground': 'sea',
})`
  inset-block: calc(100% - ${TAIL_ROOM} - 1px) ${toSectionEnd};
  /* From the edge of the window to the end of the part. */
  width: calc(100vw - var(--page-margin) - var(--coast-padding) - var(--coast-end, ${margin}));
  svg {
    height: ${SHORE_HEIGHT};
  }
`;

/** The same, from the last dot of the chart that contains it. */
export const ChartTailPart = styled(TailPart)`
  inset-block: calc(100% - 1px) calc(-1 * ${TAIL_ROOM} - var(--padding) - var(--shore-below, 0px));
`;
