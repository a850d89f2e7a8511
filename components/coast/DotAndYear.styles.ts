'use client';

import styled, { css } from 'styled-components';

/** The width of a dot, in rem. */
export const DOT = 0.8125;

/** A dot at the end of a line or bar: its middle is at this distance from the start of the line. */
export const dotAt = (end: string) => css`
  content: '';
  position: absolute;
  box-sizing: border-box;
  inset-inline-start: calc(${end} - ${DOT / 2}rem);
  width: ${DOT}rem;
  aspect-ratio: 1;
  border: 1.5px solid var(--ink);
  border-radius: 50%;
  background: var(--action);
`;

/**
 * A number in the water, beside a dot: the year of a job or school, or the percent of a skill. Its
 * middle is at the height of the line.
 */
export const number = css`
  position: absolute;
  translate: 0 -50%;
  font-size: var(--number-size);
  font-weight: 700;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  line-height: 0.8;
  white-space: nowrap;
`;

/** The line above a job or school. With `data-year`, it ends at the coast with a dot and a year. */
export const RowLine = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block: 0 auto;
  inset-inline: 0;
  border-top: 1px solid var(--line);
  &[data-year] {
    inset-inline-end: var(--dot-from-end);
    border-color: var(--edge);
    &::before {
      ${dotAt('100%')}
      /* The line is the border, 1px above this box. */
      top: calc(-1px - ${DOT / 2}rem);
    }
    /* Not a text, so that copies and programs skip it: the date is in the row. */
    &::after {
      content: attr(data-year);
      top: 0;
      inset-inline-start: calc(100% + var(--dot-from-end) - var(--number-room));
      ${number}
    }
  }
`;
