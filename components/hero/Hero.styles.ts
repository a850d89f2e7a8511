'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const Hero = styled.section`
  position: relative;
  overflow: clip;
  padding-top: var(--header-height);
  padding-bottom: 2rem;
  ${media.pictureAside} {
    display: grid;
    align-items: center;
    min-height: min(100svh, 62rem, 92vw);
    padding-bottom: 2.5rem;
  }
  ${media.pictureAsideHeadline} {
    --picture-height: max(8rem, min(50vh, 44vw));
    min-height: auto;
  }
  ${media.low} {
    padding-bottom: 1rem;
  }
`;

// The first child is the headline. If only it is next to the picture, it is as high as the picture.
export const HeroText = styled.div`
  ${media.split} {
    max-width: var(--room);
  }
  ${media.low} {
    display: grid;
  }
  ${media.pictureAsideHeadline} {
    > :first-child {
      max-width: var(--room);
      min-height: var(--picture-height);
    }
  }
`;

/** Role, pronouns and place. */
export const Role = styled.div`
  margin-top: var(--space-2);
  > div {
    font: 500 var(--text-sm) / 1.6 var(--mono);
  }
  ${media.low} {
    margin-top: 0.5rem;
  }
`;

/** E-mail and phone at the top of the printed page, where nothing can be clicked. */
export const PrintedContact = styled.div`
  @media screen {
    display: none;
  }
`;

// On low screens the buttons come first, because they must be on the first screen.
export const Intro = styled.p`
  max-width: 32em;
  margin-top: 0.75rem;
  color: var(--ink-soft);
  font-size: clamp(1.0625rem, 4.9vw, var(--text-lg));
  line-height: 1.5;
  ${media.low} {
    order: 1;
    font-size: var(--text-md);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: clamp(1.5rem, 1.2rem + 1.4vw, 2.5rem);
  ${media.low} {
    margin-top: 1rem;
  }
`;

export const Availability = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.6em;
  margin-top: 0.75rem;
  font-size: var(--text-sm);
  font-weight: 600;
  &::before {
    content: '';
    flex: none;
    width: 0.6em;
    height: 0.6em;
    border-radius: 50%;
    background: var(--good);
    forced-color-adjust: none;
  }
  ${media.low} {
    order: 1;
  }
`;
