'use client';

import styled from 'styled-components';
import { displayWeight } from '@/lib/design/typeface';
import { media } from '../theme/media';
import { muted, pictureFrame, row, tapTarget } from '../ui/mixins';

/** On phones this is more than twice the distance between the parts of a project. */
const betweenProjects = 'max(3rem, var(--gap-lg))';

/**
 * Large cards: the picture is wider than the text, and reaches the edge of the window. In every
 * second card it is on the other side. The text is as tall as the picture or taller, so that
 * nothing moves when its highlights open.
 */
// If colors are forced, pictures keep their frames. The round corners at the edge of the window are
// outside of it.
export const Featured = styled.ul`
  display: grid;
  gap: ${betweenProjects};
  > li {
    gap: 1.25rem;
    ${media.desktop} {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: var(--gap);
      &:nth-child(even) {
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
        > :first-child {
          order: 1;
        }
      }
    }
  }
  @media (forced-colors: none) {
    > li picture {
      margin-inline: calc(-1 * var(--side));
      border-radius: 0;
    }
    ${media.desktop} {
      > li picture {
        margin-inline: calc(-1 * var(--side) - 1rem) 0;
        border-radius: var(--radius-md);
      }
      > :nth-child(even) picture {
        margin-inline: 0 calc(-1 * var(--side) - 1rem);
      }
    }
  }
`;

// In two columns, a card that would be alone in the last row takes the whole row, with its picture
// next to its text.
export const Others = styled.ul`
  display: grid;
  gap: ${betweenProjects} var(--space-3);
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
  }
  ${media.wideToDesktop} {
    > :last-child:nth-child(odd) {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: inherit;
      align-items: center;
      gap: var(--space-3);
    }
  }
  ul + & {
    margin-top: ${betweenProjects};
  }
`;

/** "Show more", and the cards that it opens. */
export const More = styled.details`
  margin-top: var(--space-6);
  > summary {
    display: flex;
    margin-inline: auto;
  }
`;

// `picture` is a frame. The image in it grows while the pointer is over the card, and is not
// cropped if the frame has `data-whole`. In a card with `data-result` the result is the headline,
// so the title is smaller.
export const ProjectItem = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  picture {
    ${pictureFrame}
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-result] h3 {
    font-size: var(--text-lg);
  }
  picture[data-whole] {
    background: var(--surface);
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
    img {
      transition: transform 400ms var(--ease);
    }
    &:hover img {
      transform: scale(1.04);
    }
  }
`;

// Tags and links are at the end of a card, so that they are in line with the cards next to it.
export const ProjectText = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  > ul {
    margin-top: auto;
    padding-top: var(--space-2);
  }
  > ul ~ ul {
    margin-top: 0;
  }
  p {
    max-width: var(--measure);
    margin-top: 0.5rem;
    color: var(--ink-soft);
  }
`;

/** The first highlight of a large card. It is the headline of the card. */
export const ResultText = styled.strong`
  margin-block: 0.5rem 0.25rem;
  font-size: var(--text-xl);
  font-weight: ${displayWeight};
  line-height: 1.12;
  letter-spacing: -0.01em;
`;

export const LongResult = styled(ResultText)`
  font-size: var(--text-lg);
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: 0;
`;

/** The other highlights, which a button opens. */
export const Highlights = styled.details`
  margin-top: 0.25rem;
  > summary {
    min-height: 2.75rem;
    color: var(--link);
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  > ul {
    ${muted}
    max-width: var(--measure);
    margin-top: 0;
  }
`;

export const Links = styled.ul`
  ${row}
  gap: 0.5rem;
  a {
    ${tapTarget}
    padding-inline: 0.75rem;
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
