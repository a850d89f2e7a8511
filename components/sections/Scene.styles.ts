'use client';

import styled, { keyframes } from 'styled-components';
import { media, sceneWidth } from '../theme/media';

const settle = keyframes`
  from {
    opacity: 0;
    translate: calc(5 * var(--depth-x)) calc(8 * var(--depth-y));
  }
`;

// `30vh`: name, intro and the first button are on the first screen of a phone, too.
// `[data-depth]`: the only motion that the visitor has not caused; once, after the first paint.
export const Stage = styled.div`
  --depth-x: 0px;
  --depth-y: 36px;
  position: relative;
  overflow: hidden;
  height: clamp(9rem, 30vh, 24rem);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 36%;
  }
  [data-edge='side'] {
    display: none;
  }
  [data-edge='foot'] {
    inset-block: auto -1px;
    height: 4rem;
  }
  ${media.split} {
    --depth-x: -8px;
    --depth-y: 0px;
    position: absolute;
    overflow: visible;
    inset-block: var(--header-height) 0;
    inset-inline: auto 0;
    width: ${sceneWidth};
    height: auto;
    img {
      position: absolute;
      object-position: 50% 40%;
    }
    [data-edge='side'] {
      display: block;
      clip-path: inset(0 0 0 -20%);
    }
    [data-edge='foot'] {
      display: none;
    }
  }
  ${media.motion} {
    [data-depth] {
      animation: ${settle} 900ms var(--ease) 200ms backwards;
    }
  }
`;

/** Shown in place of a portrait. */
export const Water = styled.div`
  position: absolute;
  inset: 0;
  background: var(--deep);
`;
