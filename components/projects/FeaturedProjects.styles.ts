'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { displayText } from '../styles/mixins';
import { FEATURED_WIDTH } from '../styles/sizes';
import { PictureFrame, ProjectText } from './Projects.styles';

/** The picture reaches the edge of the window: on desktops the left and the right edge in turn. */
export const Features = styled.ul`
  display: grid;
  gap: var(--between);
  ${PictureFrame} {
    margin-inline: calc(-1 * var(--page-margin));
    border-radius: 0;
  }
  ${ProjectText} {
    margin-top: 5vw;
  }
  /* A result is the headline, so the title above it is smaller. */
  h3:has(~ strong) {
    font-size: var(--text-lg);
  }
  strong {
    margin-block: 0.5rem 0.25rem;
    ${media.vast} {
      font-size: clamp(1.875rem, 1.9vw, 2.75rem);
    }
  }
  ${media.desktop} {
    ${ProjectText} {
      max-width: 34rem;
      /* A text of average height, 20rem, is beside the middle of the picture, which is 36vw high. A
         centered text would move when the other highlights open. */
      margin-top: clamp(0rem, 18vw - 10rem, 8rem);
    }
    --picture-column: calc(${FEATURED_WIDTH}vw - var(--page-margin));
    > li {
      display: grid;
      grid-template-columns: var(--picture-column) minmax(0, 1fr);
      gap: var(--gap);
    }
    ${PictureFrame} {
      margin-inline-end: 0;
      border-start-end-radius: var(--radius-md);
      border-end-end-radius: var(--radius-md);
    }
    > :nth-child(even) {
      grid-template-columns: minmax(0, 1fr) var(--picture-column);
      ${PictureFrame} {
        order: 1;
        margin-inline: 0 calc(-1 * var(--page-margin));
        border-radius: 0;
        border-start-start-radius: var(--radius-md);
        border-end-start-radius: var(--radius-md);
      }
    }
  }
`;

export const RosterItem = styled.li`
  display: grid;
  gap: 1rem var(--gap);
  padding-block: 1.75rem 2rem;
  border-top: 1px solid var(--line);
  &:first-child {
    padding-top: 0;
    border-top: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/** All titles of the roster have one size. */
export const RosterTitle = styled.div`
  container-type: inline-size;
  h3 {
    /* The longest word of all titles fits on a line. */
    font-size: max(1.5rem, min(0.75 * var(--text-2xl), 100cqi / var(--longest-word-width)));
    ${displayText}
    line-height: 0.95;
  }
  .dotted {
    margin-top: 0.9rem;
  }
  /* A logo. */
  ${PictureFrame} {
    width: 7rem;
    margin-bottom: 1.25rem;
    picture {
      aspect-ratio: 1;
    }
  }
`;

export const RosterText = styled.div`
  strong {
    display: block;
    margin-bottom: 0.5rem;
    font-size: var(--text-lg);
    line-height: 1.25;
  }
  > p {
    line-height: 1.45;
  }
  > ul {
    padding-top: 0.5rem;
  }
  ${media.desktop} {
    padding-top: 0.5rem;
  }
`;
