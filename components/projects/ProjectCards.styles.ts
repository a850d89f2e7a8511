'use client';

import styled from 'styled-components';
import { displayText } from '../theme/display-text';
import { media } from '../theme/media';
import { boxedLinks, framedPicture } from './mixins';

/** The list of cards. Neighboring cards have the same parts at the same height. */
export const ProjectCards = styled.ul`
  display: grid;
  gap: 0 1.5rem;
  /* Distances are margins. A gap would remain where a card has no tags or no links. The negative
     margin of the list cancels the margins of its last row. */
  margin-bottom: calc(-1 * var(--between));
  .project {
    display: grid;
    margin-bottom: var(--between);
    /* A card has four rows of the list: picture, text, tags and links. So each part is in line with
       the same part of the neighboring cards. Chrome before 117 has no subgrid: there, each card
       has its own rows. */
    grid-row: span 4;
    grid-template-rows: auto 1fr auto auto;
    grid-template-rows: subgrid;
  }
  ${framedPicture}
  picture {
    margin-bottom: 1rem;
  }
  ${boxedLinks}
  h3,
  h4 {
    font-size: var(--text-lg);
  }
  p {
    margin-top: 0.5rem;
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  details {
    margin-top: 0.25rem;
  }
  .tags,
  .links {
    padding-top: 1rem;
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Tile = styled.li`
  padding: 1.5rem;
  border: 1.5px solid var(--line);
  border-radius: var(--radius-md);
  .text {
    grid-row: span 2;
  }
  .text :is(h3, h4) {
    font-size: clamp(1.75rem, 1.3rem + 1.4vw, 2.5rem);
    ${displayText}
    line-height: 1;
  }
  .dotted {
    margin-top: 0.375rem;
  }
  .text p {
    color: var(--ink);
    font-size: var(--text-md);
  }
`;
