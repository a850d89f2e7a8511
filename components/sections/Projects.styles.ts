'use client';

import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { quiet } from '../ui/Button.styles';
import { frame, muted, row, tapTarget } from '../ui/Section.styles';

/** The picture does the talking: wider than the text, on the other side in every second card. */
export const Featured = styled.ul`
  display: grid;
  gap: var(--gap);
  > li {
    gap: 1.25rem;
    ${media.desktop} {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: center;
      gap: var(--gap);
      &:nth-child(even) {
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
        > :first-child {
          order: 1;
        }
      }
    }
  }
`;

/** A card that would stand alone in its row has the whole row: its picture beside its words. */
const alone = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: var(--space-3);
`;

export const Others = styled.ul`
  display: grid;
  gap: var(--gap) var(--space-3);
  h3 {
    font-size: var(--text-lg);
  }
  p {
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-child:nth-child(3n + 1) {
      ${alone}
    }
  }
  ${media.wideToDesktop} {
    > :last-child:nth-child(odd) {
      ${alone}
    }
  }
  ul + & {
    margin-top: var(--gap-lg);
  }
`;

/** Cards behind a press on the `summary`. */
export const More = styled.details`
  margin-top: var(--space-6);
  > summary {
    min-height: 3rem;
    margin-inline: auto;
    padding: 0.7rem 1.25rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius-sm);
    ${quiet}
  }
`;

// `picture`: the frame, in which the image grows when the card is pointed at.
// `picture[data-whole]`: shown whole: a frame like the others', the picture standing in it.
// `scale`: beside `transform`, which turns the lines of a cover.
export const Card = styled.li`
  scroll-margin-top: 1.5rem;
  display: flex;
  flex-direction: column;
  gap: 0.9rem;
  picture {
    ${frame}
    display: block;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  picture[data-whole] {
    background: var(--sunken);
    img {
      position: absolute;
      inset: 0;
      width: auto;
      height: auto;
      max-width: 92%;
      max-height: 88%;
      margin: auto;
      border-radius: var(--radius-sm);
      box-shadow: var(--shadow);
    }
  }
  ${media.motion} {
    img,
    [data-cover]::before {
      transition: scale 400ms var(--ease);
    }
    ${media.hover} {
      &:hover img,
      &:hover [data-cover]::before {
        scale: 1.04;
      }
    }
  }
  &:target :is(picture, [data-cover]) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

export const Story = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  p {
    max-width: var(--measure);
    margin-top: 0.5em;
    color: var(--ink-soft);
  }
`;

/** The first thing that the owner did, on a large card. */
export const Result = styled.p`
  && {
    margin-top: 0.9rem;
    padding-inline-start: 0.9rem;
    border-inline-start: 3px solid var(--action);
    color: var(--ink);
    font-weight: 500;
  }
`;

/** What the owner did, behind a press on the `summary`. */
export const Highlights = styled.details`
  max-width: var(--measure);
  margin-top: 0.25rem;
  > summary {
    min-height: 2.75rem;
    padding-block: 0.6rem;
    color: var(--link);
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  > ul {
    ${muted}
    margin-top: 0;
  }
`;

export const Links = styled.ul`
  ${row}
  gap: 0.5rem;
  margin-top: auto;
  padding-top: 0.9rem;
  a {
    ${tapTarget}
    padding-block: 0.4rem;
    padding-inline: 0.75rem 0.9rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius-sm);
    font-size: var(--text-sm);
    ${media.hover} {
      &:hover {
        border-color: var(--link);
        color: var(--link);
      }
    }
  }
`;
