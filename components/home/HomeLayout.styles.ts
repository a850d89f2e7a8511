'use client';

import styled from 'styled-components';
import { SHORE_SHARE } from '@/lib/design/portrait';
import { media } from '../styles/media';
import { appear } from '../styles/mixins';
import { homePictureWidth } from '../styles/sizes';

export const HomeBox = styled.section`
  position: relative;
  overflow: clip;
  padding-block: var(--header-height) min(2rem, 4vh);
  ${media.belowSplit} {
    display: flex;
    flex-direction: column;
    min-height: var(--home-height, 100svh);
  }
  ${media.split} {
    display: grid;
    align-items: center;
    /* As high as the window. In a much higher or very large one, it would look empty. */
    min-height: var(--home-height, min(100svh, 92vw, 73rem));
  }
  ${media.print} {
    display: block;
    min-height: 0;
    padding: 0;
  }
`;

export const HomePicture = styled.div`
  --from: 0, 24px;
  /* The height of the shore at the foot of the picture. */
  --foot: min(4rem, 16cqh);
  /* The middle of what can be seen of the picture, from the left. */
  --middle: 50cqw;
  container-type: size;
  position: relative;
  overflow: hidden;
  /* Water, until the portrait has loaded. */
  background: var(--sea);
  ${media.print} {
    display: none;
  }
  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  [data-shore='foot'] {
    /* Ends one pixel below the picture, so that no edge of the image shows (see Shore.tsx). */
    inset-block: auto -1px;
    height: var(--foot);
  }
  ${media.belowSplit} {
    /* A face is low in its picture, so that the header does not cut the hair. */
    --focus-height: 0.56;
    /* The picture has the height that the text leaves free on the screen, and room for a face. */
    flex: 1 0 max(32svh, 14.5rem);
    max-height: 125vw;
    /* Not 'display: none', after which browsers would repeat the animation. */
    [data-shore='side'] {
      visibility: hidden;
    }
  }
  ${media.split} {
    --from: -24px;
    --middle: ${50 + 50 * SHORE_SHARE}cqw;
    [dir='rtl'] & {
      --middle: ${50 - 50 * SHORE_SHARE}cqw;
    }
    position: absolute;
    overflow: visible;
    inset-block: var(--header-height) 0;
    inset-inline: auto 0;
    width: ${homePictureWidth};
    /* The depth lines of the foot begin where the side shore ends. */
    [data-shore='foot'][data-depths] {
      -webkit-mask: linear-gradient(90deg, transparent 14%, #000 45%);
    }
  }
  /* The depth lines of the foot would not meet those of the side. */
  ${media.belowDesktop} {
    [data-shore='side'] > :nth-child(n + 2) {
      visibility: hidden;
    }
  }
  ${media.desktop} {
    --foot: 0px;
    [data-shore='foot'] {
      visibility: hidden;
    }
  }
  ${media.motion} {
    /* The depth lines move to their place once, after the first paint. */
    [data-depths] {
      animation: ${appear} 900ms var(--ease) 200ms backwards;
    }
  }
`;

/** The land covers this share of the shore at the foot of the picture, in its middle. */
const FOOT_SHARE = 0.6;

/**
 * A portrait that fills the picture. Its focus is in the middle of what can be seen, unless an edge
 * of the image would then show.
 *
 * For example, a portrait of 1200 × 1200 px in a picture of 634 × 828 px is 828 px wide
 * (`--width`), so it may lie between 634 - 828 = -194 px and 0 px from the left. If it is right of
 * the text, `--middle` is at 60 % of 634 px, 380 px. A focus in its middle is at 414 px of it. So
 * it lies at 380 - 414 = -34 px. With the focus at its right edge, 380 - 828 = -448 px become
 * -194 px.
 */
export const Scene = styled.div`
  img {
    --width: max(100cqw, 100cqh * var(--ratio));
    --height: max(100cqh, 100cqw / var(--ratio));
    object-position: clamp(100cqw - var(--width), var(--middle) - var(--focus-x) * var(--width), 0px)
      clamp(
        100cqh - var(--height),
        (100cqh - ${FOOT_SHARE} * var(--foot)) * var(--focus-height, 0.5) - var(--focus-y) * var(--height),
        0px
      );
  }
`;

export const Water = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(var(--deep), var(--deepest));
`;

/** A round portrait in the lake, never larger than its own pixels, and above the shore. */
export const Island = styled.div`
  --from: 0;
  /* The outermost line of its shore stays in the window. */
  --widest: 56cqw;
  --size: min(20rem, var(--pixels), var(--widest), 100cqh - var(--foot) - 2.5rem);
  ${media.split} {
    --widest: 48cqw;
  }
  position: absolute;
  top: calc((100cqh - var(--foot)) / 2);
  left: var(--middle);
  width: var(--size);
  aspect-ratio: 1;
  translate: -50% -50%;
  circle {
    /* The water around it is as wide beside a smaller portrait. */
    r: calc(50% + 0.44cqw * var(--distance));
  }
  img {
    border-radius: 50%;
    /* Behind a transparent portrait. */
    background: var(--plate);
  }
`;
