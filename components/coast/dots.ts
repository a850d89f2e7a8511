import { css } from 'styled-components';

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
