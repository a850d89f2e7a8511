'use client';

import styled, { css } from 'styled-components';
import { SIDE_END } from '@/lib/design/shore';
import { media } from '../styles/media';
import { homePictureWidth } from '../styles/sizes';
import { numberSizes } from './DotAndYear.styles';

// Where each part of the coast is: how far it is from the texts, and how high. What it looks like
// is in `Coast.tsx`, how it bends in `curve.ts`, and the places of years in `DotAndYear.styles.ts`.

/** The width of the line between land and water. */
export const COAST_WIDTH = 'clamp(2.5px, 0.4vw, 4px)';

/** The height of the coast's last part. */
export const TAIL_HEIGHT = 'clamp(5rem, 3rem + 7vw, 9rem)';

/** The first dot is at least this much lower than the title. */
export const ROOM_ABOVE_DOTS = '5.5rem';

/**
 * The lengths of the coast in a section on land: what they are (set by → read by)
 * - `--coast-padding`: what the column leaves to a narrow margin (here → Column, parts there)
 * - `--coast-room`: from the end of the column to the coast in the margin (here → parts)
 * - `--number-room`: from a dot at 100 %, or of a job, to the column's end (`numberSizes` → rows,
 *   parts)
 * - `--coast-end`: from a dot to the column's end (`SkillItem`, `besideCoast` of Experience, or
 *   `end` of `Coast` → parts, `LineToCoast`, `Percent`)
 * - `--bay-height`: of the bay after Home (here → BayPart, SectionPart, CoastColumn)
 * - `--section-end`: where the coast ends (here, NamesColumn → SectionPart, EndPart)
 * - `--stretch`: how far depth lines go down (parts that go across → DepthLine)
 */
export const coastSizes = css`
  ${media.desktop} {
    --coast-padding: max(0px, 6.5rem - var(--page-margin));
    --coast-room: max(2.2rem, 0.28 * var(--page-margin));
    --section-end: calc(-1 * var(--padding) - var(--shore-below, 0px));
    ${numberSizes}
  }
  ${media.split} {
    /* A bay leads from the picture of Home into the margin. Texts are below it. */
    &[data-bay] {
      --padding-top: calc(var(--padding) + 1.5rem);
      --bay-height: calc(1.4 * var(--padding-top));
    }
  }
`;

const margin = 'calc(-1 * var(--coast-room))';

/**
 * Where the coast goes across, depth lines are this much higher or lower for each rem between them
 * and the coast, which was chosen by eye. The water is below a tail, and above other parts.
 */
const STRETCH = 0.17;

/**
 * A part of the coast, with the sea to the edge of the window, behind the texts. It ends at the
 * coast: at the dot of a row, or else in the margin.
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
  /* Outlines are to the left of their boxes (curve.ts), so the box of a drawing is beyond the end
     of its part. Browsers draw an SVG from a whole pixel on, and there all parts have the same one. */
  svg {
    left: 100%;
  }
  ${media.belowDesktop} {
    display: none;
  }
`;

/**
 * From the end of the shore of Home, above the section, to the same place in the margin as
 * `SectionPart`, but measured in the window, or on tablets 9rem beyond its edge.
 */
export const BayPart = styled(CoastPart)`
  --stretch: -${STRETCH};
  bottom: auto;
  height: calc(var(--bay-height) + 1px);
  inset-inline: calc(100% - ${1 - SIDE_END} * ${homePictureWidth})
    calc(
      max(var(--gutter), (100% - var(--width)) / 2) + var(--coast-padding, 0px) -
        var(--coast-room, 9rem)
    );
  ${media.split} {
    display: block;
  }
`;

/** Down in bends, beside a row or in the margin. Beside a low box, they are narrower. */
export const BendsPart = styled(CoastPart)`
  svg {
    width: auto;
    max-width: 4rem;
    aspect-ratio: 1 / 10;
  }
`;

/** In the margin, from the top of a section, or where its bay ends, to its end. */
export const SectionPart = styled(BendsPart)`
  inset-block: calc(var(--bay-height, 0px) - var(--padding-top) - 1px) var(--section-end);
  inset-inline-end: calc(var(--gutter) + var(--coast-padding) - var(--coast-room));
`;

/** In the margin, from where the coast of the last dot reaches it to the end of the section. */
export const EndPart = styled(BendsPart)`
  inset-block: var(--padding) var(--section-end);
`;

const fromDotToMargin = css`
  --stretch: -${STRETCH};
  inset-inline: calc(100% - var(--coast-end)) ${margin};
`;

/** From the margin to the first dot, beside the title of the section, above the row of the dot. */
export const InwardPart = styled(CoastPart)`
  ${fromDotToMargin}
  /* Its foot is at the first row, and only its lower end has a bend. Above it, the coast goes
     straight up, until the section cuts it or the bay covers it. */
  inset-block: -100vh 100%;
  svg {
    top: auto;
    height: calc(var(--padding-top) + ${ROOM_ABOVE_DOTS});
    transform-origin: bottom;
  }
`;

/** From the last dot to the margin, beside the row of the dot and a little below it. */
export const OutwardPart = styled(CoastPart)`
  ${fromDotToMargin}
  bottom: calc(-1 * var(--padding));
`;

/**
 * From the margin to the other side of the window: the first of the waves there. On phones, it is
 * all of the coast. Below it, the header has the ground of the sea.
 */
export const TailPart = styled(CoastPart).attrs<{ 'data-ground'?: string }>({
  'data-ground': 'sea',
})`
  --stretch: ${STRETCH};
  display: block;
  position: relative;
  inset: 0;
  height: ${TAIL_HEIGHT};
  margin-top: -1px;
  margin-inline-end: ${margin};
  overflow: visible;
  /* The sea goes on below it. Nothing joins it there, so that clip-path does no harm. */
  clip-path: inset(0 -200vw -200vh);
  ${media.belowDesktop} {
    margin-top: 1.5rem;
    /* It goes straight up beyond the edge of the window. */
    margin-inline-end: -6rem;
  }
`;
