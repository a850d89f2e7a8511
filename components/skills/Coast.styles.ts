'use client';

import styled, { css, keyframes } from 'styled-components';
import { media } from '../styles/media';

const appearFromAbove = keyframes`
  from {
    clip-path: inset(0 -100vw 100%);
  }
  to {
    clip-path: inset(0 -100vw);
  }
`;

/**
 * A part of the coast, behind the texts. It is as wide as the levels from 0 to 100, and the sea
 * goes on to the edge of the window, so only its top and bottom are cut, where other parts go on.
 * It begins 1 px above its row, so that no gap shows where rows end between two pixels.
 */
export const Layer = styled.div`
  position: absolute;
  z-index: -1;
  inset-block: calc(var(--part-top, 0px) - 1px) var(--part-bottom, 0);
  inset-inline: var(--zero) var(--number-room);
  overflow-y: clip;
  pointer-events: none;
  /* A steep part of a phone bends only in a low box, and goes straight down above it. */
  svg {
    position: absolute;
    bottom: var(--bend-bottom, 0);
    width: 100%;
    height: var(--bend-height, 100%);
    overflow: visible;
  }
  path {
    fill: none;
    stroke: var(--link);
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
    /* In a drawing, 1px is one of its 100 units: across, a level. Where a steep part goes across,
       the depth lines are below it, or above it if it goes forward. In the head and the tail,
       they are as high as the coast at one end, and lower at the other. */
    transform: translate(
        calc(1px * var(--depth)),
        calc(-1.2px * var(--step, 0) * var(--depth))
      )
      scale(1, calc(1 + var(--stretch, 0) * var(--depth) / 50));
  }
  path:first-child {
    --depth: 0;
    fill: var(--sea);
    stroke-width: clamp(2.5px, 0.4vw, 4px);
  }
  /* How far the depth lines are from the coast, in levels. */
  path:nth-child(2) {
    --depth: 2.4;
    stroke-opacity: 0.55;
  }
  path:nth-child(3) {
    --depth: 5.2;
    stroke-opacity: 0.35;
  }
  path:nth-child(4) {
    --depth: 8.6;
    stroke-opacity: 0.2;
  }
  ${media.plain} {
    path + path {
      display: none;
    }
  }
  ${media.forcedColors} {
    path:first-child {
      fill: none;
      stroke: CanvasText;
    }
  }
  ${media.belowCoast} {
    display: none;
  }
  /* The state of Reveal. All parts together take 900 ms. */
  ${media.motion} {
    [data-reveal='fading'] & {
      --time: calc(900ms / var(--count));
      animation: ${appearFromAbove} var(--time) linear calc(var(--order) * var(--time)) backwards;
    }
  }
`;

const box = css`
  position: absolute;
  inset-inline: 0;
  /* Visitors can select the title behind it. */
  pointer-events: none;
  /* The sea goes on beyond the box, to the edge of the window or to the next section. */
  --bend-height: calc(100% - 30rem);
`;

/** From the upper edge of the section to the end of its title and its introduction. */
export const HeadBox = styled.div`
  ${box}
  grid-area: 1 / 1 / 3 / 2;
  /* It begins in the empty space at the end of the section before. */
  inset-block: calc(-1.5 * var(--padding)) 0;
  --part-top: -30rem;
  /* The depth lines begin below the coast, and end with it, at 100, where the next part begins. */
  --stretch: -1;
  path {
    transform-origin: 0 100px;
  }
`;

/** A low first level needs more height for a round coast. Its `--step` is less than 0. */
export const FirstPartBox = styled.div`
  --part-bottom: calc(-1 * var(--dot-top));
  position: relative;
  height: calc(var(--gap) - 5rem * var(--step, 0));
`;

export const TailBox = styled.div`
  ${box}
  top: calc(100% + var(--dot-top));
  height: clamp(5rem, 3rem + 7vw, 9rem);
  --part-bottom: -30rem;
  --bend-bottom: 30rem;
  /* The depth lines begin with the coast, and end below it. */
  --stretch: 1;
`;
