'use client';

import styled from 'styled-components';

/** The shore line in a box of 1000 by 1000, then the way back around the land beside it. */
const edges = {
  /** From top to bottom, the land on the left: the line of the social image. */
  side: {
    line: 'M250-30C206 146 40 238 67 416S278 663 218 816 111 962 135 1030',
    land: 'H-2V-30Z',
  },
  /** From left to right, the land below. */
  foot: { line: 'M-30 470C80 130 220 30 400 250S740 760 1030 180', land: 'V1040H-30Z' },
} as const;

/**
 * The shore: covers the edge of what it stands in with the ground beside it, and draws depth lines
 * along it.
 * @param edge which one: the inline start ("side") or the lower one ("foot")
 */
export function Shore({ edge }: { edge: keyof typeof edges }) {
  const { line, land } = edges[edge];
  return (
    <Drawing aria-hidden="true" viewBox="0 0 1000 1000" preserveAspectRatio="none" data-edge={edge}>
      <path d={line + land} />
      <path d={line} />
      <path d={line} />
      <path d={line} />
      <path d={line} />
    </Drawing>
  );
}

// `forced-colors`: browsers do not exchange the colours of a drawing.
// `overflow`: the depth lines reach out of the box. `--depth-x`, `--depth-y`: how far
// they lie apart, in the units of the box; `--step`: how many of these from the shore.
const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: none;
  stroke: var(--link);
  stroke-width: 1.5px;
  pointer-events: none;
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
  path {
    vector-effect: non-scaling-stroke;
    transform: translate(calc(var(--step) * var(--depth-x)), calc(var(--step) * var(--depth-y)));
  }
  :first-child {
    --step: 0;
    fill: var(--ground, var(--paper));
    stroke: none;
  }
  :nth-child(2) {
    --step: 1;
    stroke-width: 4px;
    opacity: 0.6;
  }
  :nth-child(3) {
    --step: 5;
    opacity: 0.45;
  }
  :nth-child(4) {
    --step: 9;
    opacity: 0.3;
  }
  :nth-child(5) {
    --step: 13;
    opacity: 0.18;
  }
  @media (forced-colors: active), (prefers-contrast: more) {
    :not(:first-child) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    :first-child {
      fill: Canvas;
    }
  }
`;
