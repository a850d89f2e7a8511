// Not in Skills.styles.ts, because components call it while the page is built.

/**
 * Where level 0 is, in percent of the width of the chart, which is also that of its rows and
 * titles. Names and texts have the room before it.
 */
export const ZERO = 41;

/** `--coast-end` at a level from 0 to 1. After level 1, there is only the room of the number. */
export const coastEndAt = (level: number | string) =>
  `calc(var(--number-room) + (1 - ${level}) * (${100 - ZERO}% - var(--number-room)))`;
