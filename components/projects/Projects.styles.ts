'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { displayText, TITLE_LINE_HEIGHT, tapTarget, wrappingRow } from '../styles/mixins';
import { ListTitle } from '../ui/Section.styles';

/** Covers the picture, so that a press on it follows the link. */
export const PictureLink = styled.a`
  position: absolute;
  inset: 0;
`;

/** Featured projects, or those and the groups. */
export const ProjectLists = styled.div`
  display: grid;
  /* On phones, more than twice the gap within a project. */
  gap: max(3rem, var(--gap-lg));
  /* The pointer on a picture underlines the title. */
  ${media.hover} {
    li:has(${PictureLink}:hover) :is(h3, h4) {
      text-decoration: underline 2px;
    }
  }
`;

/**
 * `data-fit` says how the picture stands in it (`Fit`). `ProjectPicture` sets `--focus` and
 * `--file-width`, if they matter.
 */
export const PictureFrame = styled.div`
  position: relative;
  align-self: start;
  aspect-ratio: var(--ratio);
  overflow: hidden;
  outline: 1px solid var(--line);
  border-radius: var(--radius-md);
  background: var(--surface);
  &[data-plate='light'] {
    background: var(--plate);
  }
  &[data-plate='dark'] {
    background: var(--deepest);
  }
  img {
    position: absolute;
    inset: 0;
    margin: auto;
  }
  &[data-fit='fill'] img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--focus, left top);
  }
  &[data-fit='whole'] img {
    width: auto;
    height: 90%;
    /* It is not larger than its file, which would blur it. */
    max-width: min(90%, var(--file-width, 100%));
    border-radius: var(--radius-md);
    object-fit: contain;
  }
  /* The lower edge of the plate cuts the phone. */
  &[data-fit='phone'] img {
    inset-block: 10% auto;
    width: 55%;
    border-radius: var(--radius-md);
  }
`;

/** On desktops, the text is beside the picture. `data-side` is that of the picture. */
export const Feature = styled.li`
  display: grid;
  gap: 1.25rem var(--gap);
  ${media.desktop} {
    display: flex;
    &[data-side='end'] {
      flex-direction: row-reverse;
    }
  }
`;

/** It reaches the edges of the window; on desktops, only the one at its side. */
export const FeaturePicture = styled(PictureFrame)`
  margin-inline: calc(-1 * var(--page-margin));
  border-radius: 0;
  ${media.desktop} {
    flex: none;
    width: 58vw;
    [data-side='start'] > & {
      margin-inline-end: 0;
      border-start-end-radius: var(--radius-md);
      border-end-end-radius: var(--radius-md);
    }
    [data-side='end'] > & {
      margin-inline-start: 0;
      border-start-start-radius: var(--radius-md);
      border-end-start-radius: var(--radius-md);
    }
    /* A plate is a square that fills the first column. */
    &:not([data-fit='fill']) {
      width: calc(var(--page-margin) + var(--first-column));
      aspect-ratio: 1;
    }
  }
`;

/** Begins at the top of its picture. In the middle, it would move when it unfolds. */
export const FeatureText = styled.div`
  display: grid;
  flex: 1;
  row-gap: 0.5rem;
  align-content: start;
`;

const CARD_GAP = '1.5rem';

export const CardGroup = styled.div`
  display: grid;
  gap: 2rem;
`;

export const CardGroupTitle = styled(ListTitle)`
  margin-block: 0;
`;

/** `Projects.tsx` sets how many cards are in a row, except on phones. */
export const CardList = styled.ul`
  display: grid;
  gap: 2.5rem ${CARD_GAP};
  details > & {
    margin-top: 2.5rem;
  }
  ${media.wide} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
`;

export const CardPicture = styled(PictureFrame)`
  margin-bottom: 0.5rem;
`;

/**
 * A project that is not featured, or has no picture. If it is alone, its texts are beside its
 * picture, or without one, beside its names.
 */
export const Card = styled.li<{ $isAlone: boolean }>`
  display: grid;
  row-gap: 0.5rem;
  align-content: start;
  ${({ $isAlone }) =>
    $isAlone &&
    css`
      ${media.wide} {
        grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
        column-gap: ${CARD_GAP};
        > ${CardPicture} {
          grid-area: 1 / 2 / span 2;
        }
      }
    `}
`;

/** A card without a picture has a line above it, and a larger name. */
export const TextCard = styled(Card)`
  --name-size: var(--text-xl);
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
`;

export const TextRows = styled.div`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  max-width: var(--measure);
`;

export const ProjectTitle = styled.h3`
  font-size: var(--name-size, var(--text-lg));
`;

/** The result of a featured project, or else its title. */
export const LargeText = styled.strong`
  margin-bottom: 0.25rem;
  font-size: var(--text-headline);
  ${displayText}
  line-height: ${TITLE_LINE_HEIGHT};
  text-wrap: balance;
`;

export const ProjectLinks = styled.ul`
  ${wrappingRow}
  column-gap: 1.25rem;
  a {
    ${tapTarget}
    color: var(--link);
    text-decoration: underline;
  }
`;
