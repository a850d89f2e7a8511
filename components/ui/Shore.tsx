'use client';

import styled from 'styled-components';
import { backdrop } from './Section.styles';

/**
 * In a box of 1000 by 1000: the shore line, the rest of the outline of the land beside it, and how far
 * the depth lines lie apart.
 */
const edges = {
  /** From top to bottom, the land on the left: the line of the social image. */
  side: {
    line: 'M250-30C206 146 40 238 67 416S278 663 218 816 111 962 135 1030',
    land: 'H-2V-30Z',
    apart: [-8, 0],
  },
  /** From left to right, the land below. */
  foot: {
    line: 'M-30 470C80 130 220 30 400 250S740 760 1030 180',
    land: 'V1040H-30Z',
    apart: [0, 30],
  },
} as const;

/** The depth lines: their distance from the shore, in steps, and their opacity. */
const depths = [
  [1, 0.6],
  [5, 0.45],
  [9, 0.3],
  [13, 0.18],
] as const;

/**
 * The shore: covers an edge of its container with land in the colour of the ground beside it, and
 * draws depth lines along it, in a drawing of their own that can move.
 * @param edge which one: the inline start ("side") or the lower one ("foot")
 */
export function Shore({ edge }: { edge: keyof typeof edges }) {
  const { line, land, apart } = edges[edge];
  const drawing = { viewBox: '0 0 1000 1000', preserveAspectRatio: 'none', 'data-edge': edge };
  return (
    <>
      <Drawing aria-hidden="true" {...drawing}>
        <path d={line + land} />
      </Drawing>
      <Drawing aria-hidden="true" {...drawing} data-depths="">
        {depths.map(([steps, opacity]) => (
          <path
            key={steps}
            d={line}
            opacity={opacity}
            transform={`translate(${apart.map((distance) => steps * distance)})`}
          />
        ))}
      </Drawing>
    </>
  );
}

// `forced-colors`: browsers do not replace the colours of a drawing.
// `overflow`: the depth lines reach out of the box.
const Drawing = styled.svg`
  ${backdrop}
  overflow: visible;
  fill: var(--ground, var(--paper));
  @media (forced-colors: active) {
    fill: Canvas;
  }
  &[data-depths] {
    fill: none;
    stroke: var(--link);
    stroke-width: 1.5px;
    @media (forced-colors: active), (prefers-contrast: more) {
      display: none;
    }
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  &[data-depths] > :first-child {
    stroke-width: 4px;
  }
`;
