'use client';

import styled, { css } from 'styled-components';
import { paperWaveSize } from '@/lib/design/paper-wave';
import { SHORE_SHARE } from '@/lib/design/portrait';
import { media } from '../styles/media';
import { backdrop } from '../styles/mixins';
import { homePictureWidth, PAPER_MARGIN } from '../styles/sizes';

export const HomeBox = styled.section`
  position: relative;
  overflow: clip;
  padding-block: var(--header-height) min(2rem, 4vh);
  ${media.split} {
    display: grid;
    align-content: center;
    /* As high as the window. In a much higher or very large one, it would look empty. */
    min-height: var(--home-height, min(100svh, 92vw, 73rem));
  }
  ${media.print} {
    overflow: visible;
    padding: 0;
  }
`;

/** Below the head of the printed page, from edge to edge of the paper, as in the CV. */
export const PaperWave = styled.svg`
  display: none;
  ${media.print} {
    /* print.ts hides every SVG with '!important'. */
    display: block !important;
    /* It rises beside the texts. */
    margin: -3.5rem -${PAPER_MARGIN}mm 0;
    width: calc(100% + ${2 * PAPER_MARGIN}mm);
    max-width: none;
    aspect-ratio: ${paperWaveSize.width / paperWaveSize.height};
    color: var(--link);
  }
`;

/**
 * On phones, the picture and the texts down to the first buttons fill the screen. What follows is
 * below it, so that the picture has the height that these texts leave free.
 */
export const FirstScreen = styled.div`
  ${media.belowSplit} {
    display: flex;
    flex-direction: column;
    min-height: calc(var(--home-height, 100svh) - var(--header-height) - 0.75rem);
  }
`;

/**
 * The picture of Home: at the side of a wide screen, at the top of a narrow one. Land with a shore
 * line covers its edge, as in og.png. Paper hides it by its visibility, because an element that is
 * displayed again repeats its animation.
 */
export const HomePicture = styled.div`
  /* The height of the shore at the foot of the picture. */
  --foot: min(4rem, 16cqh);
  /* The middle of what can be seen of the picture, from the left. */
  --middle: 50cqw;
  /* Where the face is in a portrait that fills the picture: the distance from the top. */
  --face-from-top: 0.5;
  container-type: size;
  position: relative;
  overflow: hidden;
  ${media.belowSplit} {
    /* So that the header does not cut the hair. */
    --face-from-top: 0.56;
    /* At least as high as a small face needs. */
    flex: 1 0 10.5rem;
    max-height: 125vw;
  }
  ${media.split} {
    --middle: ${50 + 50 * SHORE_SHARE}cqw;
    [dir='rtl'] & {
      --middle: ${50 - 50 * SHORE_SHARE}cqw;
    }
    position: absolute;
    overflow: visible;
    inset-block: var(--header-height) 0;
    inset-inline: auto 0;
    width: ${homePictureWidth};
  }
  ${media.desktop} {
    --foot: 0px;
  }
  ${media.print} {
    position: absolute;
    visibility: hidden;
    height: 0;
  }
`;

/** Land at the side of the picture, if the text is there. */
export const SideBox = styled.div`
  ${backdrop}
  --from: 24px;
  clip-path: inset(-1px -2px);
  ${media.belowSplit} {
    visibility: hidden;
  }
`;

/** Land at the foot of the picture, unless the sea is there. */
export const FootBox = styled.div`
  ${backdrop}
  /* Ends one pixel below the picture, so that no edge of the image shows (see Land). */
  inset-block: auto -1px;
  height: var(--foot);
  ${media.desktop} {
    visibility: hidden;
  }
`;

/** Contours or a portrait stand in the water. */
export const Water = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(var(--deep), var(--deepest));
`;

/**
 * A round portrait in the lake, never larger than its own pixels, and above the shore. The point of
 * its image that matters most (`--focus-x`, `--focus-y`) is at a point of the frame (`--at-x`,
 * `--at-y`), unless an edge of the image would then show.
 *
 * For example, an image of 1200 × 1200 px in a frame of 634 × 828 px is 828 px wide
 * (`--image-width`), so it may lie between 634 - 828 = -194 px and 0 px from the left. If `--at-x`
 * is 380 px and the focus is in the middle, at 414 px, the image lies at 380 - 414 = -34 px. With
 * the focus at its right edge, 380 - 828 = -448 px become -194 px.
 */
export const Island = styled.div`
  --from: 0;
  /* The outermost line of its shore stays in the window. */
  --widest: 56cqw;
  --size: min(var(--pixels, 100vw), var(--widest), 100cqh - var(--foot) - 2rem);
  --frame-width: var(--size);
  --frame-height: var(--size);
  --at-x: calc(var(--size) / 2);
  --at-y: calc(var(--size) / 2);
  position: absolute;
  top: calc((100cqh - var(--foot)) / 2);
  left: var(--middle);
  width: var(--frame-width);
  height: var(--frame-height);
  translate: -50% -50%;
  ${media.split} {
    --widest: 48cqw;
  }
  circle {
    /* The water around it is as wide beside a smaller portrait. */
    r: calc(50% + 0.44cqw * var(--distance));
  }
  img {
    --image-width: max(var(--frame-width), var(--frame-height) * var(--ratio));
    --image-height: max(var(--frame-height), var(--frame-width) / var(--ratio));
    position: absolute;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    object-fit: cover;
    object-position: clamp(var(--frame-width) - var(--image-width), var(--at-x) - var(--focus-x) * var(--image-width), 0px)
      clamp(var(--frame-height) - var(--image-height), var(--at-y) - var(--focus-y) * var(--image-height), 0px);
    /* Behind a transparent portrait. */
    background: var(--plate);
  }
`;

/** The land covers this share of the shore at the foot of the picture, in its middle. */
const FOOT_SHARE = 0.6;

const filling = css`
  --frame-width: 100cqw;
  --frame-height: 100cqh;
  --at-x: var(--middle);
  --at-y: calc((100cqh - ${FOOT_SHARE} * var(--foot)) * var(--face-from-top));
  top: 0;
  left: 0;
  translate: none;
  /* Until the portrait has loaded; behind a transparent one is the lake. */
  background: var(--behind);
  svg {
    display: none;
  }
  img {
    border-radius: 0;
    background: none;
  }
`;

/**
 * A portrait that fills the picture, unless this would cut a head: then it is an island. Without a
 * focus, the face may be large, and needs a picture that is neither low nor narrow.
 */
export const FillingPortrait = styled(Island)<{ $hasFocus: boolean }>`
  @container ${({ $hasFocus }) => ($hasFocus ? '(aspect-ratio <= 3/2)' : '(2/3 <= aspect-ratio <= 5/4)')} {
    ${filling}
  }
`;
