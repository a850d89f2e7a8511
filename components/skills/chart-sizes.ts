// Not in Skills.styles.ts, because components call it while the page is built.

/**
 * `--coast-end` at a level from 0 to 1. Level 0 is where the names end (`--names-width`), and after
 * level 1, there is only the room of the number.
 */
export const coastEndAt = (level: number | string) =>
  `calc(var(--number-room) + (1 - ${level}) * (100% - var(--names-width) - var(--number-room)))`;
