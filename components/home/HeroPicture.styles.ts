'use client';

import styled, { css } from 'styled-components';
import { portraitFocus } from '@/lib/design/portrait';
import { media } from '../theme/media';
import { heightAboveText, heightBelowPicture, heroPictureWidth } from '../theme/sizes';
import { appear, unevenCircle } from '../ui/mixins';

/** Part of `Hero`: the picture, whose edge is the shore. */
export const heroPictureStyles = css`
  .picture {
    /* For the animation. */
    --from: 0, 24px;
    position: relative;
    overflow: hidden;
    /* On a low phone it has 28 % of the screen, which is enough for a face from the forehead to the
       chin. */
    --height: clamp(9rem, max(28vh, 100vh - ${heightBelowPicture}rem), ${heightAboveText}rem);
    height: var(--height);
    img {
      width: 100%;
      height: 100%;
      object-fit: cover;
      object-position: ${portraitFocus};
    }
    [data-edge='foot'] {
      /* Ends one pixel below the picture, so that no edge of the image shows (see Shore.tsx). */
      inset-block: auto -1px;
      height: min(4rem, 20%);
    }
    ${media.pictureAbove} {
      /* Not 'display: none': browsers repeat the animation of an element that appears again, for
         example after the window has changed its width. Print styles avoid it for this reason,
         too. */
      [data-edge='side'] {
        visibility: hidden;
      }
    }
    ${media.pictureAside} {
      --from: -24px;
      position: absolute;
      overflow: visible;
      inset-block: var(--header-height) 0;
      inset-inline: auto 0;
      width: ${heroPictureWidth};
      height: auto;
      img {
        position: absolute;
      }
      /* Where the side shore ends, the lines of the foot begin. */
      [data-edge='foot'][data-depths] {
        -webkit-mask: linear-gradient(90deg, transparent 14%, #000 45%);
      }
    }
    ${media.desktop} {
      [data-edge='foot'] {
        visibility: hidden;
      }
    }
    ${media.pictureAsideHeadline} {
      bottom: auto;
      height: var(--picture-height);
      /* The frame is wide and low. It shows the eyes, which are usually at 28 % of the height of a
         portrait. */
      img {
        object-position: 50% 28%;
      }
    }
    ${media.motion} {
      /* The depth lines move to their place once, after the first paint. */
      [data-depths] {
        animation: ${appear} 900ms var(--ease) 200ms backwards;
      }
    }
  }
`;

interface RoundPortrait {
  /** Media queries, separated by commas: the windows in which the portrait is round. */
  windows: string;
  /** In pixels. */
  maxDiameter: number;
}

/**
 * Rules for the windows in which the portrait is round. `Water`, which other windows hide, also
 * styles its sibling: the `<picture>` of the portrait.
 */
const roundPortrait = ({ windows, maxDiameter }: RoundPortrait) => css`
  display: none;
  @media ${windows} {
    display: block;
    & + picture,
    &::after {
      /* Leaves room for the depth lines, which reach 19 px farther, and for the shore. */
      --diameter: min(0.68 * var(--height), ${maxDiameter}px);
      position: absolute;
      /* Above the lower shore. */
      inset: 0 0 14%;
      width: var(--diameter);
      height: var(--diameter);
      margin: auto;
      border-radius: ${unevenCircle};
      ${media.pictureAside} {
        --diameter: min(27vw, 32rem, 46vh, ${maxDiameter}px);
        /* Beside the shore at the inline start. */
        inset-block-end: 0;
        inset-inline-start: 14%;
      }
    }
    & + picture {
      background: var(--surface);
      overflow: hidden;
    }
    &::after {
      content: '';
      box-shadow:
        0 0 0 10px var(--deepest),
        0 0 0 11.5px var(--link),
        0 0 0 18px var(--deepest),
        0 0 0 19px var(--link);
    }
  }
`;

/**
 * The water in the picture of the hero. It replaces a missing portrait, and surrounds a round one,
 * which has depth lines like a logo.
 */
export const Water = styled.div<{ $round?: RoundPortrait }>`
  position: absolute;
  inset: 0;
  background: var(--deepest);
  ${({ $round }) => $round && roundPortrait($round)}
`;
