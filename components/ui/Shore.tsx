'use client';

import styled from 'styled-components';
import { backdrop } from './Section.styles';

/** The shore line in a box of 1000 by 1000, and the rest of the outline of the land beside it. */
const edges = {
  /** From top to bottom, the land on the left: the line of the social image. */
  side: {
    line: 'M250-30C206 146 40 238 67 416S278 663 218 816 111 962 135 1030',
    land: 'H-2V-30Z',
  },
  /** From left to right, the land below. */
  foot: { line: 'M-30 470C80 130 220 30 400 250S740 760 1030 180', land: 'V1040H-30Z' },
} as const;

/** Distances of the depth lines from the shore, in steps. */
const depths = [1, 5, 9, 13];

/**
 * The shore: covers an edge of its container with land in the colour of the ground beside it, and
 * draws depth lines along it.
 * @param edge which one: the inline start ("side") or the lower one ("foot")
 */
export function Shore({ edge }: { edge: keyof typeof edges }) {
  const { line, land } = edges[edge];
  return (
    <Drawing aria-hidden="true" viewBox="0 0 1000 1000" preserveAspectRatio="none" data-edge={edge}>
      <path d={line + land} />
      {depths.map((depth) => (
        <path key={depth} d={line} data-depth={depth} />
      ))}
    </Drawing>
  );
}

// `forced-colors`: browsers do not replace the colours of a drawing.
// `overflow`: the depth lines reach out of the box. `--depth-x`, `--depth-y`: how far they lie apart, in
// units of the box; `--step`: how many of these from the shore.
const Drawing = styled.svg`
  ${backdrop}
  overflow: visible;
  path {
    fill: var(--ground, var(--paper));
    vector-effect: non-scaling-stroke;
  }
  [data-depth] {
    fill: none;
    stroke: var(--link);
    stroke-width: 1.5px;
    transform: translate(calc(var(--step) * var(--depth-x)), calc(var(--step) * var(--depth-y)));
  }
  [data-depth='1'] {
    --step: 1;
    stroke-width: 4px;
    opacity: 0.6;
  }
  [data-depth='5'] {
    --step: 5;
    opacity: 0.45;
  }
  [data-depth='9'] {
    --step: 9;
    opacity: 0.3;
  }
  [data-depth='13'] {
    --step: 13;
    opacity: 0.18;
  }
  @media (forced-colors: active), (prefers-contrast: more) {
    [data-depth] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    path {
      fill: Canvas;
    }
  }
`;
