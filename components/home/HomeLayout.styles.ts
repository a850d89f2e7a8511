'use client';

import styled from 'styled-components';
import { SHORE_SHARE } from '@/lib/design/portrait';
import { Settling } from '../coast/Shore.styles';
import { media } from '../styles/media';
import { backdrop } from '../styles/mixins';
import { homePictureWidth } from '../styles/sizes';

export const HomeBox = styled.section`
  position: relative;
  /* The coast is behind the texts, but in front of the ground. */
  isolation: isolate;
  overflow: clip;
  padding-block: var(--header-height) min(2rem, 4vh);
  ${media.split} {
    display: grid;
    align-content: center;
    /* In a low window, no room is left above the greeting. */
    padding-top: calc(var(--header-height) + clamp(0px, 20vh - 6rem, 2rem));
    /* As high as the window. In a much higher or very large one, it would look empty. */
    min-height: var(--home-height, min(100svh, 92vw, 73rem));
  }
`;

const BELOW_HEADER = 'calc(100svh - var(--header-height) - 0.75rem)';

/**
 * On phones, a portrait and the texts down to the first buttons fill the screen. What follows is
 * below it, so that the portrait has the height that these texts leave free.
 */
export const FirstScreen = styled.div<{ $hasPortrait: boolean }>`
  ${media.belowSplit} {
    display: flex;
    flex-direction: column;
    min-height: ${({ $hasPortrait }) => $hasPortrait && BELOW_HEADER};
  }
`;

/**
 * The picture of Home: at the side of a wide screen, at the top of a narrow one. Land with a shore
 * line covers its edge, as in og.png. Paper hides it by its visibility, because an element that is
 * displayed again repeats its animation.
 *
 * Its custom properties: what they are (set by → read by)
 * - `--foot`: the height of the land at the foot (here → FootBox, Island)
 * - `--middle`: from the start to the middle of what can be seen (here → Island, FillingPortrait)
 * - `--pixels`: the size of a portrait's file (`Portrait` → Island)
 * - `--zoom`: how much an island enlarges its portrait (`Portrait` → Island)
 * - `--distance`: from an island to a line around it (`IslandShore` → Island)
 */
export const HomePicture = styled.div`
  --foot: min(4rem, 16cqh);
  --middle: 50cqw;
  container-type: size;
  position: relative;
  overflow: hidden;
  ${media.belowSplit} {
    /* At least as high as a small face needs. */
    flex: 1 0 10.5rem;
    max-height: 125vw;
  }
  ${media.split} {
    --foot: 0px;
    --middle: ${50 + 50 * SHORE_SHARE}cqw;
    position: absolute;
    overflow: visible;
    inset-block: var(--header-height) 0;
    inset-inline: auto 0;
    width: ${homePictureWidth};
  }
`;

/** Where the water ends that `Waves` draw at the foot of a photo (`WavesAtFoot`), by eye. */
const WATER_HEIGHT = '6.5vw';

/**
 * Land at the side of the picture, if the text is there. Depth lines are only in the water: over a
 * photo, that is where `Waves` are.
 */
export const SideBox = styled.div<{ $isOverPhoto?: boolean }>`
  ${backdrop}
  --from: 24px;
  clip-path: inset(0 -2px -1px);
  ${media.belowSplit} {
    visibility: hidden;
  }
  ${Settling} {
    -webkit-mask: ${({ $isOverPhoto }) =>
      $isOverPhoto && `linear-gradient(to top, #000 2vw, transparent ${WATER_HEIGHT})`};
  }
`;

/** Land at the foot of the picture. Beside the text, where `--foot` is 0, there is none. */
export const FootBox = styled.div`
  ${backdrop}
  /* Ends one pixel below the picture, so that no edge of the image shows (see Land). */
  inset-block: auto -1px;
  height: var(--foot);
`;

/** Contours or a portrait stand in the water. */
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
  --size: min(var(--pixels, 100vw), var(--widest), 100cqh - var(--foot) - 2rem);
  position: absolute;
  top: calc((100cqh - var(--foot) - var(--size)) / 2);
  inset-inline-start: calc(var(--middle) - var(--size) / 2);
  width: var(--size);
  height: var(--size);
  ${media.split} {
    --widest: 48cqw;
  }
  circle {
    /* The water around it is as wide beside a smaller portrait. */
    r: calc(50% + 0.44cqw * var(--distance));
  }
  img {
    position: absolute;
    width: 100%;
    height: 100%;
    clip-path: circle(calc(50% / var(--zoom, 1)));
    scale: var(--zoom);
    object-fit: cover;
    /* Behind a transparent portrait. */
    background: var(--plate);
  }
`;

interface FillingPortraitProps {
  $hasFocus: boolean;
}

/**
 * The pictures that a portrait fills without losing a head. Without a focus, the face may be large,
 * and needs a picture that is neither low nor narrow.
 */
const keepsHead = ({ $hasFocus }: FillingPortraitProps) =>
  $hasFocus ? '(aspect-ratio <= 3/2)' : '(2/3 <= aspect-ratio <= 5/4)';

/**
 * A portrait that fills the picture, or else is an island. Beside the text it goes on beyond the
 * edge of the window, so that its middle is the middle of what can be seen.
 */
export const FillingPortrait = styled(Island)<FillingPortraitProps>`
  @container ${keepsHead} {
    top: 0;
    inset-inline-start: 0;
    width: calc(2 * var(--middle));
    height: 100%;
    svg {
      display: none;
    }
    img {
      clip-path: none;
      scale: none;
      background: none;
    }
  }
`;
