'use client';

import styled, { css, keyframes } from 'styled-components';
import { media } from '../styles/media';

/**
 * A layer of a part of the coast, behind the texts, as wide as the levels from 0 to 100. What is
 * above it, and 1 px below it, is cut off; the line goes on there in the next part.
 */
const layer = css`
  position: absolute;
  z-index: -1;
  inset-block: var(--part-top) var(--part-bottom);
  inset-inline: var(--zero) var(--room);
  clip-path: inset(0 -100vw -1px);
  pointer-events: none;
  ${media.belowCoast} {
    display: none;
  }
  svg {
    position: absolute;
    bottom: var(--below-bend);
    width: 100%;
    height: var(--bend);
    overflow: visible;
  }
`;

export const Sea = styled.div`
  ${layer}
  --depth: 0;
  fill: var(--sea);
  ${media.forcedColors} {
    display: none;
  }
`;

const draw = keyframes`
  from {
    clip-path: inset(0 -100vw 100%);
  }
`;

export const Lines = styled.div`
  ${layer}
  fill: none;
  stroke: var(--link);
  /* How far each line is in the water, in levels: the coast, and three depth lines. */
  path {
    --depth: 0;
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
    transform: translate(calc(1px * var(--depth)));
  }
  path:nth-child(1) {
    stroke-width: 2.5px;
    ${media.wide} {
      stroke-width: 4px;
    }
  }
  path:nth-child(2) {
    --depth: 2.4;
    opacity: 0.55;
  }
  path:nth-child(3) {
    --depth: 5.2;
    opacity: 0.35;
  }
  path:nth-child(4) {
    --depth: 8.6;
    opacity: 0.2;
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    path + path {
      display: none;
    }
  }
  ${media.forcedColors} {
    stroke: CanvasText;
  }
  /* The state of Reveal. */
  ${media.motion} {
    [data-reveal='fading'] & {
      --time: calc(900ms / var(--count));
      animation: ${draw} var(--time) linear calc(var(--order) * var(--time)) backwards;
    }
  }
`;

const box = css`
  position: absolute;
  inset-inline: 0;
  --bend: 100%;
  --below-bend: 0px;
  --part-top: 0px;
  --part-bottom: 0px;
`;

/** From the upper edge of the section to the end of its title and its introduction. */
export const HeadBox = styled.div`
  ${box}
  grid-area: 1 / 1 / 3 / 2;
  /* It begins in the empty space at the end of the section before. */
  inset-block: calc(-1.5 * var(--padding)) 0;
  > * {
    clip-path: inset(-100vh -100vw -1px);
  }
  /* The depth lines end where those of the next part begin, and begin below the coast. */
  path {
    transform: translate(calc(1px * var(--depth)), calc(2px * var(--depth)))
      scale(1, calc(1 - var(--depth) / 50));
  }
`;

export const StartBox = styled.div`
  ${box}
  /* The coast goes straight down beside the number. */
  --below-bend: calc(0.6 * var(--number-size));
  --bend: calc(100% - var(--below-bend));
  top: 0;
  height: calc(var(--gap) + var(--stone-top));
`;

export const TailBox = styled.div`
  ${box}
  top: calc(100% + var(--stone-top));
  height: clamp(5rem, 3rem + 7vw, 9rem);
  > * {
    clip-path: inset(0 -100vw -100vh);
  }
  /* The depth lines end below the coast. */
  path {
    transform: translate(calc(1px * var(--depth))) scale(1, calc(1 + var(--depth) / 50));
  }
`;
