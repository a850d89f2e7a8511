'use client';

import styled, { css } from 'styled-components';
import { heroPictureWidth, media } from '../theme/media';
import { appear } from '../ui/mixins';

// On a phone the picture leaves 32.25rem of the screen to header, name, intro and the first button.
// On a low phone it has at least 34 % of the screen, which is enough for a face from hair to chin.
// In most portraits the face is in the upper half, so more is cut off below than above.
//
// The depth lines move to their place once, after the first paint. Browsers repeat an animation
// when an element is displayed again, for example after the window has changed its width. So the
// unused edge, and the whole picture in print, are invisible instead of `display: none`.
//
// The foot ends one pixel below the picture, for the reason that `Shore.tsx` gives.
export const heroPictureStyles = css`
  .picture {
    --from: 0, 24px;
    position: relative;
    overflow: hidden;
    height: clamp(9rem, max(34vh, 100vh - 32.25rem), 24rem);
    img {
      width: 100%;
      height: 100%;
      object-fit: cover;
      object-position: 50% 25%;
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
      img {
        object-position: 50% 28%;
      }
    }
    ${media.motion} {
      [data-depths] {
        animation: ${appear} 900ms var(--ease) 200ms backwards;
      }
    }
  }
`;

/** Shown if there is no portrait. */
export const PortraitDrawing = styled.div`
  position: absolute;
  inset: 0;
  background: var(--dark-area);
`;
