'use client';

import styled from 'styled-components';
import { shores } from '@/lib/design/shore';
import { backdrop } from './Section.styles';

/**
 * Paths in a view box of 1000 × 1000: the shore line, and the rest of the land's outline. `offset`
 * is one step between depth lines.
 */
const edges = {
  side: { line: shores.side, land: 'H-2V-30Z', offset: { x: -8, y: 0 } },
  foot: { line: shores.foot, land: 'V1040H-30Z', offset: { x: 0, y: 30 } },
} as const;

/** The distance of each depth line from the shore, in steps, and its opacity. */
const depths = [
  [1, 0.6],
  [5, 0.45],
  [9, 0.3],
  [13, 0.18],
] as const;

/**
 * Covers one edge of its container with the background colour next to it, up to a shore line, and
 * draws depth lines along the shore. The depth lines have their own SVG, which can be animated.
 * @param edge the inline start ("side") or the lower edge ("foot")
 */
export function Shore({ edge }: { edge: keyof typeof edges }) {
  const { line, land, offset } = edges[edge];
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
            transform={`translate(${steps * offset.x},${steps * offset.y})`}
          />
        ))}
      </Drawing>
    </>
  );
}

// Browsers do not replace the colours of an SVG when colours are forced.
// The depth lines are partly outside the box, so the overflow is visible.
const Drawing = styled.svg`
  ${backdrop}
  overflow: visible;
  fill: var(--ground, var(--page));
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
