'use client';

import styled from 'styled-components';
import { displayWeight } from '@/lib/design/typeface';
import { displayText } from '../theme/display-text';
import { media } from '../theme/media';
import { ticks } from '../ui/mixins';
import { boxedLinks, framedPicture } from './mixins';

/** Large projects below each other. A picture reaches the edge of the window. */
export const FeaturedProjects = styled.ul`
  display: grid;
  gap: var(--between);
  ${framedPicture}
  ${boxedLinks}
  .text {
    display: flex;
    flex-direction: column;
    > ul {
      padding-top: 1rem;
    }
    > p {
      margin-top: 0.5rem;
    }
    > details {
      margin-top: 0.25rem;
    }
  }
  .pictured > .text {
    margin-top: 1rem;
  }
  .result {
    margin-block: 0.5rem 0.25rem;
    font-size: var(--text-xl);
    font-weight: ${displayWeight};
    line-height: 1.12;
    letter-spacing: -0.01em;
  }
  .result.long {
    font-size: var(--text-lg);
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: 0;
  }
  /* In a project with a result, the result is the headline, so the title is smaller. */
  .with-result h3 {
    font-size: var(--text-lg);
  }
  ${media.desktop} {
    .pictured {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: var(--gap);
    }
    .pictured > .text {
      /* Puts a text of average length beside the middle of the picture. A centered text would move
         when the other highlights open. */
      margin-top: clamp(0rem, 17vw - 10rem, 8rem);
    }
    .mirrored {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      > picture {
        order: 1;
      }
    }
  }
  /* If colors are forced, pictures keep their frames. */
  @media (forced-colors: none) {
    picture {
      margin-inline: calc(-1 * var(--page-margin));
      border-radius: 0;
    }
    ${media.desktop} {
      picture {
        margin-inline-end: 0;
        border-start-end-radius: var(--radius-md);
        border-end-end-radius: var(--radius-md);
      }
      .mirrored picture {
        margin-inline: 0 calc(-1 * var(--page-margin));
        border-radius: 0;
        border-start-start-radius: var(--radius-md);
        border-end-start-radius: var(--radius-md);
      }
    }
  }
`;

/** A featured project without a picture: a text over the full width. */
export const TextFeature = styled.li`
  display: grid;
  align-content: start;
  gap: 1rem;
  /* A horizontal ruler, like the vertical one in Experience. It reaches from the edge of the window
     to the end of the column. */
  &::before {
    content: '';
    grid-column: 1 / -1;
    height: 15px;
    margin-inline-start: calc(-1 * var(--page-margin));
    opacity: 0.6;
    background:
      linear-gradient(var(--link) 0 0) 0 0 / 100% 1.5px,
      ${ticks('to right', 10)} 0 0 / 100% 6px,
      ${ticks('to right', 50)} 0 0 / 100% 12px;
    background-repeat: no-repeat;
    /* Browsers remove gradients, so a border replaces them. */
    @media (forced-colors: active) {
      border-top: 1px solid;
    }
  }
  h3 {
    font-size: clamp(2rem, 1.5rem + 2vw, 3.25rem);
    ${displayText}
    line-height: 1;
  }
  .dotted {
    margin-top: 0.375rem;
  }
  .result {
    margin-top: 0;
  }
  .text > p:first-child {
    margin-top: 0;
    color: var(--ink);
    font-size: var(--text-lg);
    line-height: 1.45;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 1.5rem var(--gap);
  }
`;
