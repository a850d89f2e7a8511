'use client';

import styled, { keyframes } from 'styled-components';
import { media, sceneWidth } from '../theme/media';

// `transform` alone, and on a whole drawing: Chromium would run `translate`, and parts of a drawing, on the
// main thread. From right to left the drawing is mirrored throughout.
const settle = keyframes`
  from {
    opacity: 0;
    transform: scaleX(var(--mirror, 1)) translate(var(--aside));
  }
`;

// `30vh`: name, intro and the first button are on the first screen of a phone, too.
// `[data-depths]`: the only motion that the visitor has not caused; once, after the first paint.
export const Stage = styled.div`
  --aside: 0, 24px;
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
    --aside: -24px;
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
    [data-depths] {
      animation: ${settle} 900ms var(--ease) 200ms backwards;
    }
  }
`;

/** Shown in place of a portrait. */
export const Water = styled.div`
  position: absolute;
  inset: 0;
  background: var(--dark-ground);
`;
