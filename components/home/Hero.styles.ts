'use client';

import styled, { css } from 'styled-components';
import { portraitFocus } from '@/lib/design/portrait';
import { media } from '../styles/media';
import { heroPicture, heroPictureWidth } from '../styles/sizes';
import { appear, iconButton, wrappingRow } from '../ui/mixins';
import { headlineStyles, phrasesBelowName, stillPhrases } from './Headline.styles';

/** The picture, whose edge is the shore. */
const pictureStyles = css`
  .picture {
    /* For the animation. */
    --from: 0, 24px;
    position: relative;
    overflow: hidden;
    height: 28svh;
    img {
      position: absolute;
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
      /* It has the height that the text leaves of the screen. */
      flex: 1 0 28svh;
      max-height: 125vw;
      /* On a low phone the picture is low, too. It shows the middle of the face, not the hair. */
      @media (height < 45rem) {
        img {
          object-position: 50% 45%;
        }
      }
      /* Not 'display: none': browsers repeat the animation of an element that appears again, for
         example after the window has changed its width. */
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
      inset-block-end: auto;
      height: var(--picture-height);
    }
    ${media.motion} {
      /* The depth lines move to their place once, after the first paint. */
      [data-depths] {
        animation: ${appear} 900ms var(--ease) 200ms backwards;
      }
    }
  }
`;

/** The water in the picture of the hero: behind a transparent portrait, or without one. */
export const Water = styled.div`
  position: absolute;
  inset: 0;
  background: var(--deepest);
`;

interface HeroProps {
  /** One phrase is not typed: it is the line below the name. */
  $hasOnePhrase?: boolean;
  $hasPhrasesBelowName?: boolean;
}

export const Hero = styled.section<HeroProps>`
  position: relative;
  overflow: clip;
  padding-block: var(--header-height) min(2rem, 4vh);
  .role {
    margin-top: min(1rem, 2vh);
    > div {
      font-weight: 500;
      line-height: 1.6;
    }
  }
  .intro {
    /* Only on low screens, where '.text' is a grid. */
    order: 1;
    max-width: 32em;
    margin-top: 0.75rem;
    color: var(--ink-soft);
    /* On narrow phones it is smaller, so that the first button is on the first screen. */
    font-size: clamp(1.0625rem, 4.9vw, var(--text-lg));
    line-height: 1.5;
  }
  /* The buttons. Below them is the availability, with the social links at the end of its line. */
  .next-steps {
    ${wrappingRow}
    gap: 0.5rem 0.75rem;
    margin-top: min(1.2rem + 1.4vw, 4vh, 2.5rem);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    width: 100%;
  }
  .availability {
    flex: 1;
    display: flex;
    align-items: baseline;
    /* With the gap, 1.25rem below the buttons. */
    margin-top: 0.75rem;
    gap: 0.6em;
    font-size: var(--text-sm);
    font-weight: 600;
    line-height: 1.35;
    &::before {
      content: '';
      flex: none;
      width: 0.6em;
      height: 0.6em;
      border-radius: 50%;
      background: var(--good);
      forced-color-adjust: none;
    }
  }
  .profiles {
    display: flex;
    /* The padding of the first and of the last icon is outside of the column. */
    margin-inline: -0.75rem;
    a {
      ${iconButton}
    }
  }
  ${media.desktop} {
    .actions {
      width: auto;
    }
    .availability {
      flex: 100%;
      order: 1;
    }
    .profiles {
      margin-inline-start: 0;
    }
  }
  ${headlineStyles}
  ${({ $hasOnePhrase }) => $hasOnePhrase && stillPhrases}
  ${({ $hasPhrasesBelowName }) => $hasPhrasesBelowName && phrasesBelowName}
  ${pictureStyles}
  ${media.pictureAbove} {
    display: flex;
    flex-direction: column;
    min-height: 100svh;
    /* On a low phone, the availability is on the first screen, too. */
    @media (height < 45rem) {
      .intro {
        font-size: 1rem;
        line-height: 1.45;
      }
      .availability {
        flex: 100%;
      }
    }
  }
  ${media.pictureAside} {
    display: grid;
    align-items: center;
    /* As high as the window, up to a limit: tall and very large windows would look empty. */
    min-height: min(100svh, 73rem, 92vw);
  }
  ${media.split} {
    .text {
      max-width: var(--room);
    }
  }
  ${media.vast} {
    .intro {
      max-width: 26em;
      font-size: 1.5rem;
    }
  }
  ${media.low} {
    /* The buttons come before the introduction ('order'), to be on the first screen. */
    .text {
      display: grid;
    }
  }
  ${media.pictureAsideHeadline} {
    --picture-height: max(8rem, min(50vh, ${heroPicture.vw}vw));
    min-height: auto;
    /* Only the headline is next to the picture. It is at least as high as the picture. */
    .text > :first-child {
      max-width: var(--room);
      min-height: var(--picture-height);
    }
  }
`;

/** The page for unknown addresses: fills the screen above the footer. */
export const NotFoundHero = styled(Hero)`
  min-height: calc(100svh - 10rem);
  h1 {
    padding-top: 1rem;
    /* The headline is small for an owner with a long name, but these words are short. */
    font-size: max(var(--text-3xl), var(--text-2xl));
  }
`;
