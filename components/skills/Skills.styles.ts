'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { displayText, muted } from '../styles/mixins';
import { TitleAsideColumn } from '../ui/Section.styles';

/**
 * The coast needs these sizes:
 * - `--zero`: where level 0 is, from the start of the column
 * - `--number-room`: from level 100 to the end of the column
 * - `--dot-top`: from the top of a row to the middle of the dot at its level
 */
export const NamesColumn = styled(TitleAsideColumn)`
  --zero: 0px;
  --number-room: 0px;
  --dot-top: 0px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* The coast is behind the texts, but in front of the ground. */
  isolation: isolate;
  > h2,
  > p {
    margin-block-end: 0;
    /* The head of the coast ends at level 88 or more: LEAST_HEAD. */
    padding-inline-end: calc(var(--number-room) + 12%);
  }
  ${media.belowWide} {
    > h2 {
      /* The longest word of the title fits beside the coast. */
      --room: calc(0.88 * (100vw - 2 * var(--gutter)) - var(--number-room));
      font-size: min(var(--text-2xl), var(--room) / var(--longest-word-width));
    }
  }
  > * {
    grid-column: 1;
  }
  > p {
    grid-row: 2;
    margin-top: calc(0.6 * var(--gap));
  }
  ${media.vast} {
    /* The title and the first line beside it are at one height. */
    > h2,
    > p {
      margin-top: var(--gap);
    }
    > h2 {
      grid-row: 1 / 4;
      align-self: start;
      padding: 0;
    }
  }
`;

export const ChartColumn = styled(NamesColumn)`
  /* The middle of the first line of the name, which is 1.12 em high. */
  --dot-top: calc(0.56 * var(--text-lg));
  --number-size: var(--text-lg);
  /* From a dot to its number. */
  --number-gap: 1.75rem;
  /* Beside the highest level: "100 %" is less than 3 em wide. */
  --number-room: calc(var(--number-gap) + 3 * var(--number-size));
  ${media.wide} {
    --number-size: calc(1.2 * var(--text-xl));
    --number-gap: clamp(3.5rem, 2rem + 2.5vw, 4.75rem);
    --zero: 41%;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 0.25rem 0.625rem;
    --logo-size: 1.5rem;
    --logo-width: var(--logo-size);
    container-type: inline-size;
    :is(h3, h4) {
      max-width: calc(100cqi - var(--logo-size) - 0.625rem);
      /* The longest word of the name fits beside the logo. */
      --room: calc(100cqi - var(--logo-size) - 1rem);
      font-size: clamp(0.8rem, var(--room) / var(--longest-word-width), var(--text-lg));
    }
    /* The number of a level is in the water. */
    b {
      position: var(--number-position, absolute);
      top: calc(var(--dot-top) - 0.56 * var(--number-size));
      inset-inline-start: calc(var(--zero) + var(--level) * var(--level-100) + var(--number-gap));
      font-size: var(--number-size);
      ${displayText}
      line-height: 1.12;
      white-space: nowrap;
    }
    p {
      flex: 100%;
      grid-column: 1 / -1;
      ${muted}
    }
    ${media.wide} {
      --logo-size: 3rem;
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-content: start;
      column-gap: 1rem;
      min-height: calc(6rem + 3rem * var(--step-size, 0));
      > span {
        grid-row: 1 / 4;
      }
      > span ~ p {
        grid-column: 2;
      }
    }
  }
`;

export const Chart = styled.div`
  grid-row: 3;
  position: relative;
  /* The coast leaves the section before the next shore. */
  margin-bottom: clamp(5rem, 3rem + 4vw, 7rem);
`;

/**
 * A row with a part of the coast. At `--coast`, it is nearest to the texts, which end before it on
 * the land, and begin behind it in the water. `propsBeside` (`coast-parts.ts`) sets the shares and:
 * - `data-in-water`: on phones, the land is too narrow for the texts, which are in the water. The
 *   number is not beside a dot, but follows the name.
 * - `data-steep`: on phones, the coast goes straight down beside the texts, and bends below
 *   (`isSteep`). The larger the step, the more height it needs to be round.
 */
export const BesideCoast = styled.div`
  --part-top: var(--dot-top);
  --part-bottom: calc(-1 * var(--dot-top));
  --level-100: (100% - var(--zero) - var(--number-room));
  --coast: calc(var(--nearest-level) * var(--level-100));
  position: relative;
  padding-block-end: 2.25rem;
  padding-inline-end: calc(100% - var(--coast) + 0.875rem);
  &[data-steep] {
    /* The step without its sign. */
    --step-size: max(var(--step), -1 * var(--step));
  }
  ${media.belowWide} {
    &[data-in-water] {
      --number-position: static;
      padding-inline: calc(var(--coast) + var(--number-gap)) 0;
    }
    &[data-steep] {
      --bend-height: calc(3rem + 2.5rem * var(--step-size));
      --bend-bottom: var(--dot-top);
      padding-block-end: var(--bend-height);
    }
  }
  ${media.belowCoast} {
    &,
    &[data-in-water] {
      --number-position: static;
      padding-inline: 0;
    }
  }
  ${media.wide} {
    padding-block-end: 1.25rem;
    padding-inline-end: calc(100% - var(--zero) + 1.5rem);
  }
`;

/** A bar on the land, from level 0 to a dot. */
export const Level = styled.div`
  position: absolute;
  top: var(--dot-top);
  inset-inline-start: var(--zero);
  width: calc(var(--level) * var(--level-100));
  ${media.wide} {
    border-top: 1px solid var(--edge);
  }
  /* The dot. */
  &::before {
    content: '';
    position: absolute;
    top: calc(-0.3125rem - 1px);
    inset-inline-end: -0.3125rem;
    width: 0.625rem;
    aspect-ratio: 1;
    border: 1.5px solid var(--ink);
    border-radius: 50%;
    background: var(--action);
    ${media.belowCoast} {
      display: none;
    }
  }
`;

/** Names without levels: a large text beside the coast, which ends at `--nearest-level`. */
export const Names = styled(Chart)`
  padding-top: var(--gap);
  padding-inline-end: calc(100% - 100% * var(--nearest-level) + 2rem);
`;

export const NamesBelowChart = styled.div`
  grid-row: 4;
  margin-top: var(--gap-lg);
`;
