'use client';

import styled from 'styled-components';
import { afterHomeSizes, coastSizes, numberSizes } from '../coast/CoastParts.styles';
import { media } from '../styles/media';
import { twoColumns } from '../styles/mixins';

export const SectionBox = styled.section<{ $hasWaves: boolean; $isAfterHome: boolean }>`
  --padding: clamp(2.25rem, 1rem + 5vw, 6rem);
  --padding-top: var(--padding);
  ${numberSizes}
  position: relative;
  /* Drawings are behind the texts, but in front of the ground. */
  isolation: isolate;
  /* SectionFrame sets the heights of waves, where there are some. */
  padding-block: var(--padding-top) calc(var(--padding) + var(--waves-below, 0px));
  color: var(--ink);
  background: var(--ground);
  /* A jump to a section shows a part of its waves, too, and its title in the upper third. */
  scroll-margin-top: min(var(--waves-above, 0px), 8vh);
  &[data-ground='land'] {
    ${coastSizes}
    /* Cuts the coast, but in Contact its waves would be cut, too. It has 1rem more room, by eye. */
    ${({ $hasWaves }) =>
      $hasWaves ? '--padding-top: calc(var(--padding) + 1rem);' : 'overflow-y: clip;'}
  }
  /* Below waves, which have water at their end, less room is enough, by eye. */
  &[data-ground='deep'] {
    --padding-top: calc(0.7 * var(--padding));
  }
  /* Where no drawing is behind texts, a line replaces the waves. */
  ${media.moreContrastOrForcedColors} {
    &[data-ground='deep'] {
      border-top: 1px solid;
    }
  }
  ${({ $isAfterHome }) => $isAfterHome && afterHomeSizes}
`;

export const SectionHead = styled.div`
  position: relative;
  padding-bottom: var(--gap);
`;

export const SectionTitle = styled.h2`
  font-size: var(--text-2xl);
`;

/** When a section appears, the coast stays, and so does what contains it, like the row of a job. */
const staying = '[data-drawing], :has([data-drawing])';
/** The others move: what is in the column itself, and what is beside a part of the coast. */
const movingParts = `> :not(${staying}), :has([data-drawing]) > :not(${staying})`;

export const Column = styled.div`
  position: relative;
  width: 100%;
  max-width: calc(var(--max-column) + 2 * var(--gutter));
  margin-inline: auto;
  /* Home and the footer have no --coast-padding. */
  padding-inline: var(--gutter) calc(var(--gutter) + var(--coast-padding, 0px));
  /* States of Reveal. Nothing is hidden at the top of the page, so that a picture of the whole page
     has all sections; on the way to the target of a link; and where the focus is. */
  ${media.motionOnScreen} {
    :root:not([data-at-top], :has(:target)) &[data-reveal='hidden']:not(:focus-within) {
      ${movingParts} {
        opacity: 0;
        transform: translateY(1rem);
      }
    }
    &[data-reveal='shown'] {
      ${movingParts} {
        transition: 280ms var(--ease);
        transition-property: opacity, transform;
      }
    }
  }
`;

export const Intro = styled.p`
  max-width: var(--measure);
  margin-top: calc(0.6 * var(--gap));
  font-size: var(--text-lg);
`;

/** Entries of a few words, two in a row. */
export const EntryGrid = styled.ul`
  display: grid;
  gap: 1.25rem var(--gap);
  ${media.wide} {
    ${twoColumns}
  }
  details > & {
    margin-top: 1.25rem;
  }
`;

export const RowText = styled.div`
  display: grid;
  gap: 0.25rem;
  max-width: var(--measure);
`;

/** Above the target of a link to a list, so that the end of the part before does not show. */
export const ROOM_ABOVE_TARGET = '2.5rem';

export const ListTitle = styled.h3`
  margin-block: var(--gap-lg) 1rem;
  scroll-margin-top: ${ROOM_ABOVE_TARGET};
  font-size: var(--text-headline);
`;

export const ListGroupTitle = styled.h4`
  margin-block: 2rem 0.75rem;
`;
