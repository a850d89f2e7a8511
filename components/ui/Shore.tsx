'use client';

import styled from 'styled-components';
import { shores } from '@/lib/design/shore';
import { backdrop } from './Section.styles';

/**
 * In a view box of 1000 × 1000: the shore line, the rest of the land's outline, and the offset
 * between depth lines.
 */
const edges = {
  side: { line: shores.side, land: 'H-2V-30Z', apart: [-8, 0] },
  foot: { line: shores.foot, land: 'V1040H-30Z', apart: [0, 30] },
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
      visibility: hidden;
    }
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  &[data-depths] > :first-child {
    stroke-width: 4px;
  }
`;
