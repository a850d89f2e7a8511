'use client';

import styled from 'styled-components';
import { lowPortraitFocus, portraitFocus } from '@/lib/design/portrait';
import { media } from '../styles/media';
import { appear, wrappingRow } from '../styles/mixins';
import { heroPictureWidth } from '../styles/sizes';

export const HeroBox = styled.section`
  position: relative;
  overflow: clip;
  padding-block: var(--header-height) min(2rem, 4vh);
  ${media.belowSplit} {
    display: flex;
    flex-direction: column;
    min-height: 100svh;
  }
  ${media.split} {
    display: grid;
    align-items: center;
    /* As high as the window. In a much higher or very large one, it would look empty. */
    min-height: min(100svh, 92vw, 73rem);
  }
`;

export const PictureBox = styled.div`
  --from: 0, 24px;
  position: relative;
  overflow: hidden;
  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${portraitFocus};
  }
  [data-shore='foot'] {
    /* Ends one pixel below the picture, so that no edge of the image shows (see Shore.tsx). */
    inset-block: auto -1px;
    height: min(4rem, 20%);
  }
  ${media.belowSplit} {
    /* The picture has the height that the text leaves free on the screen. */
    flex: 1 0 28svh;
    max-height: 125vw;
    /* Not 'display: none', after which browsers would repeat the animation. */
    [data-shore='side'] {
      visibility: hidden;
    }
  }
  ${media.lowPhone} {
    img {
      object-position: ${lowPortraitFocus};
    }
  }
  ${media.split} {
    --from: -24px;
    position: absolute;
    overflow: visible;
    inset-block: var(--header-height) 0;
    inset-inline: auto 0;
    width: ${heroPictureWidth};
    /* The depth lines of the foot begin where the side shore ends. */
    [data-shore='foot'][data-depths] {
      -webkit-mask: linear-gradient(90deg, transparent 14%, #000 45%);
    }
  }
  ${media.desktop} {
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

export const Water = styled.div`
  position: absolute;
  inset: 0;
  background: var(--deepest);
`;

export const HeroText = styled.div`
  ${media.split} {
    max-width: var(--room);
  }
  ${media.low} {
    /* The buttons come before the introduction ('order'), to be on the first screen. */
    display: grid;
  }
`;

export const HeroIntro = styled.p`
  /* Only on low screens, where HeroText is a grid. */
  order: 1;
  max-width: 32em;
  margin-top: 0.75rem;
  color: var(--ink-soft);
  /* On narrow phones the text is smaller, so that the first button is on the first screen. */
  font-size: clamp(1.0625rem, 4.9vw, var(--text-lg));
  line-height: 1.5;
  ${media.lowPhone} {
    font-size: 1rem;
    line-height: 1.45;
  }
  ${media.vast} {
    max-width: 26em;
    font-size: 1.5rem;
  }
`;

export const NextSteps = styled.div`
  ${wrappingRow}
  gap: 0.5rem 0.75rem;
  margin-top: min(1.2rem + 1.4vw, 2.5rem, 4vh);
`;

export const HeroButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  width: 100%;
  ${media.desktop} {
    width: auto;
  }
`;
