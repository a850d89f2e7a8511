'use client';

import styled, { css } from 'styled-components';
import { displayText } from '../styles/mixins';

// The dot where a line or bar ends at the coast, and what stands beside it in the water: the year
// of a job or school, or the percent of a skill.

/** The width of a dot, in rem. */
export const DOT = 0.625;

/** A dot at the end of a line or bar: its middle is at this distance from the start of the line. */
export const dotAt = (end: string) => css`
  content: '';
  position: absolute;
  inset-inline-start: calc(${end} - ${DOT / 2}rem);
  width: ${DOT}rem;
  aspect-ratio: 1;
  border: 1.5px solid var(--ink);
  border-radius: 50%;
  background: var(--action);
`;

/** A number in the water, beside a dot. Its middle is at the height of the line. */
export const numberAt = (dot: string) => css`
  position: absolute;
  /* Half of its line height. */
  top: calc(-1.12em / 2);
  inset-inline-start: calc(${dot} + var(--number-gap));
  font-size: var(--number-size);
  ${displayText}
  line-height: 1.12;
  white-space: nowrap;
`;

/**
 * The line above a job or school. With `data-year`, it ends at the coast with a dot. Next to the
 * dot is the year, which is empty if the row above has the same one.
 */
export const LineToCoast = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block: 0 auto;
  inset-inline: 0 var(--coast-end, 0px);
  border-top: 1px solid var(--line);
  &[data-year] {
    border-color: var(--edge);
    &::before {
      ${dotAt('100%')}
      top: calc(-1px - ${DOT / 2}rem);
    }
    /* Not a text, so that copies and programs skip it: the date is in the row. */
    &::after {
      content: attr(data-year);
      ${numberAt('100%')}
    }
  }
`;
