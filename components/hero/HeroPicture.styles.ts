'use client';

import styled, { keyframes } from 'styled-components';
import { heroPictureWidth, media } from '../theme/media';

// Animates `transform` on the whole SVG, because Chromium runs `translate`, and transforms of parts
// of an SVG, on the main thread. `--mirror` repeats the transform of drawings on pages from right
// to left.
const settle = keyframes`
  from {
    opacity: 0;
    transform: scaleX(var(--mirror, 1)) translate(var(--settle-from));
  }
`;

// On a phone the picture leaves 33rem to header, name, intro and the first button. Low phones have
// less room, but still 30 % of it shows a face.
//
// The depth lines settle once, after the first paint. Browsers repeat an animation when an element
// is displayed again, for example after the window has changed its width. So the unused edge, and
// the whole picture in print, are displayed but invisible.
//
// Heights in vw are fractional, and the image ends at the next whole pixel, but a `clip-path` cuts
// at fractions of pixels. So the drawing ends one pixel later, and the hero cuts both.
export const PictureFrame = styled.div`
  --settle-from: 0, 24px;
  position: relative;
  overflow: hidden;
  height: clamp(9rem, max(30vh, 100vh - 33rem), 24rem);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  [data-edge='foot'] {
    inset-block: auto -1px;
    height: 4rem;
  }
  ${media.pictureAbove} {
    [data-edge='side'] {
      visibility: hidden;
    }
  }
  ${media.pictureAside} {
    --settle-from: -24px;
    position: absolute;
    overflow: visible;
    inset-block: var(--header-height) 0;
    inset-inline: auto 0;
    width: ${heroPictureWidth};
    height: auto;
    img {
      position: absolute;
      object-position: 50% 40%;
    }
    [data-edge='side'] {
      clip-path: inset(-1px 0 -1px -20%);
    }
    [data-edge='foot'] {
      visibility: hidden;
    }
  }
  ${media.pictureAsideHeadline} {
    bottom: auto;
    height: var(--picture-height);
    img {
      object-position: 50% 28%;
    }
  }
  ${media.motion} {
    [data-depths] {
      animation: ${settle} 900ms var(--ease) 200ms backwards;
    }
  }
`;

/** Shown if there is no portrait. */
export const PicturePlaceholder = styled.div`
  position: absolute;
  inset: 0;
  background: var(--dark-area);
`;
