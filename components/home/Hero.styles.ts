'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { heroHeight, heroPicture } from '../theme/sizes';
import { iconButton, wrappingRow } from '../ui/mixins';
import { headlineStyles, phrasesBelowName } from './Headline.styles';
import { heroPictureStyles } from './HeroPicture.styles';

interface HeroProps {
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
    /* The padding of the last icon is outside of the column. */
    margin-inline-end: -0.75rem;
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
  }
  ${headlineStyles}
  ${({ $hasPhrasesBelowName }) => $hasPhrasesBelowName && phrasesBelowName}
  ${heroPictureStyles}
  ${media.pictureAside} {
    display: grid;
    align-items: center;
    /* As high as the window, up to a limit: tall and very large windows would look empty. */
    min-height: min(100svh, ${heroHeight.rem}rem, ${heroHeight.vw}vw);
  }
  ${media.split} {
    .text {
      max-width: var(--room);
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
    font-size: var(--text-3xl);
  }
`;
