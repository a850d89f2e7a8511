'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

// `overflow`: Safari 15 does not know clip.
export const Hero = styled.section`
  position: relative;
  overflow: hidden;
  overflow: clip;
  padding-top: calc(var(--header-height) + clamp(0.5rem, 3vh, 3rem));
  padding-bottom: clamp(3rem, 8vh, 6rem);
  display: grid;
  align-items: center;
  > * {
    width: 100%;
  }
  ${media.desktop} {
    min-height: min(100svh, 62rem);
  }
`;

/** The page for addresses that lead nowhere. */
export const Deep = styled(Hero)`
  min-height: calc(100svh - 6rem);
`;

// `grid-auto-flow`: without a portrait the words have the width, and the contours the rest.
export const Composition = styled.div`
  display: grid;
  gap: var(--space-3);
  ${media.desktop} {
    grid-template-columns: minmax(0, 52rem);
    grid-auto-columns: 26rem;
    grid-auto-flow: column;
    align-items: center;
    gap: var(--gap-lg);
  }
`;

export const Greeting = styled.p`
  margin-bottom: 0.35em;
  color: var(--link);
  font-size: var(--text-lg);
  font-weight: 600;
`;

/** The plain facts, for whoever has ten seconds: role and place, on phones one below the other. */
export const Role = styled.p`
  margin-top: 0.9em;
  color: var(--ink-soft);
  font: 500 var(--text-sm) / 1.6 var(--mono);
  span::before {
    content: '· ';
  }
  @media screen and (max-width: 47.99rem) {
    span {
      display: block;
      &::before {
        content: none;
      }
    }
  }
`;

export const Intro = styled.p`
  max-width: 32em;
  margin-top: 0.8em;
  color: var(--ink-soft);
  font-size: var(--text-lg);
  line-height: 1.5;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: clamp(1.5rem, 1.2rem + 1.4vw, 2.5rem);
`;

export const Availability = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.6em;
  margin-top: 1.25rem;
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
`;

/** On small screens a face above the greeting, on large ones half of the composition. */
// `&::before, &::after`: two rings, like contour lines around deep water.
export const Portrait = styled.div`
  position: relative;
  order: -1;
  width: 8.5rem;
  img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: 50%;
    object-fit: cover;
    object-position: 50% 30%;
  }
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: -0.5rem;
    border: 1.5px solid var(--action);
    border-radius: 50%;
  }
  &::after {
    inset-block: -1rem -1.05rem;
    inset-inline: -0.95rem -1.1rem;
    border-color: var(--line);
  }
  ${media.wide} {
    width: 11rem;
  }
  ${media.desktop} {
    order: 0;
    width: 100%;
    img {
      aspect-ratio: 4 / 5;
      border-radius: 13rem 13rem 1.5rem 1.5rem;
      object-position: 50% 50%;
    }
    &::before {
      inset: -0.9rem;
      border-radius: 14rem 14rem 2.25rem 2.25rem;
    }
    &::after {
      inset-block: -2rem -1.9rem;
      inset-inline: -2.1rem -1.9rem;
      border-radius: 15.2rem 15.2rem 3.25rem 3.25rem;
    }
  }
`;
