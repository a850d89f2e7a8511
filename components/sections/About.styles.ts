'use client';

import styled, { css } from 'styled-components';
import { media, pictureRatio } from '../theme/media';
import { factList } from '../ui/Facts';
import { column } from '../ui/Section.styles';

/** Two columns, the second for texts. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  column-gap: var(--gap);
`;

/** Photo and biography. */
export const Introduction = styled.div`
  display: grid;
  gap: var(--space-4);
  ${media.wide} {
    ${columns}
    align-items: start;
  }
`;

export const Photo = styled.div`
  img {
    width: 100%;
    aspect-ratio: ${pictureRatio};
    border-radius: var(--radius-md);
    object-fit: cover;
  }
  ${media.wide} {
    position: sticky;
    top: calc(var(--header-height) + 2rem);
    img {
      aspect-ratio: 1;
    }
  }
`;

/** The shore at the inline end of a large photo. */
// `Shore` draws at the inline start, so this is mirrored.
export const PhotoShore = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
    position: absolute;
    inset: 0;
    transform: scaleX(-1);
    pointer-events: none;
  }
`;

// `[data-lead]` marks a short first paragraph. The paragraphs are in a narrow column; the lines of
// the answers reach the edge of the page's column. Chromium balances at most six lines.
export const Biography = styled.div`
  display: grid;
  grid-template-columns: minmax(0, var(--measure)) 1fr;
  gap: 1.25rem 0;
  > p {
    grid-column: 1;
    text-wrap: pretty;
  }
  > p:first-child {
    font-size: var(--text-lg);
    line-height: 1.5;
  }
  ${media.wide} {
    > p[data-lead] {
      font-size: var(--text-xl);
      font-weight: 500;
      line-height: 1.3;
      letter-spacing: -0.01em;
    }
  }
`;

/** The column of About if there is no photo: on desktops the title is next to the texts. */
export const TitleColumn = styled.div`
  ${column}
  ${media.desktop} {
    ${columns}
    > ${Introduction} {
      display: block;
    }
  }
`;

/** The column of About with a large photo, which fills the side of the screen on desktops. */
// The margin reaches from the column to the edge of the screen.
export const PhotoColumn = styled.div`
  ${column}
  ${media.desktop} {
    ${columns}
    > h2 {
      grid-column: 2;
    }
    > ${Introduction} {
      display: contents;
    }
    ${Photo} {
      grid-area: 1 / 1 / span 2;
      position: relative;
      top: 0;
      margin-top: calc(-1 * var(--padding));
      margin-inline-start: calc(-1 * var(--side));
    }
    ${Photo} img {
      position: absolute;
      inset: 0;
      height: 100%;
      border-radius: 0;
    }
  }
`;

export const Answers = styled.dl`
  ${factList}
  grid-column: 1 / -1;
  > div {
    display: grid;
    grid-template-columns: min(9rem, 32%) minmax(0, 1fr);
    align-items: baseline;
    gap: 0 var(--space-2);
  }
`;

/** The services: a heading, and next to it a line for each service. */
export const Services = styled.div`
  grid-column: 1 / -1;
  margin-top: var(--gap-lg);
  h3 {
    margin-bottom: var(--space-2);
  }
  li {
    padding-block: 0.75rem;
    border-top: 1px solid var(--line);
  }
  li:last-child {
    border-bottom: 1px solid var(--line);
  }
  h4 {
    font-size: var(--text-lg);
    line-height: 1.3;
  }
  p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
  ${media.wide} {
    ${columns}
    align-items: baseline;
  }
`;
