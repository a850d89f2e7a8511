// How the coast bends: the curve through the levels of skills, and the parts between the sections.

/**
 * How many levels the coast crosses in the height of a row, at a dot between two steps: as many as
 * in the smaller step, and at most 20, so that it passes the number.
 */
function slopeBetween(before: number, after: number): number {
  // Where the coast turns back, it goes straight down.
  if (before * after <= 0) return 0;
  return Math.sign(after) * Math.min(Math.abs(before), Math.abs(after), 20);
}

/** A path through levels, from dot to dot: a monotone cubic, which turns back only at dots. */
export function coastThrough(levels: readonly number[]): string {
  // Levels of 90, 60 and 40: "C-10 50 -30 50 -40 100", then "C-50 150 -60 150 -60 200".
  const at = (row: number) => (levels[Math.min(Math.max(row, 0), levels.length - 1)] ?? 100) - 100;
  const slopeAt = (row: number) => slopeBetween(at(row) - at(row - 1), at(row + 1) - at(row));
  const curves = levels.slice(1).map((_, row) => {
    const first = at(row) + slopeAt(row) / 2;
    const second = at(row + 1) - slopeAt(row + 1) / 2;
    const middle = 100 * row + 50;
    return `C${first} ${middle} ${second} ${middle} ${at(row + 1)} ${middle + 50}`;
  });
  return seaBeside(at(0), curves.join(''));
}

/**
 * The outline of the sea beside a part of the coast. The coast begins at `start`, straight down,
 * and ends straight down. The rest of the outline is outside of the window, even if the box is low.
 */
const seaBeside = (start: number, curve: string) => `M${start}-9000V0${curve}V9000H9e4V-9000Z`;

/**
 * The parts of the coast, to the left of boxes of 100 × 100 (a level of 100 is at 0) that are
 * stretched to the place beside the texts. All begin and end straight down, so that they meet at
 * any height. The sea is on the right.
 */
export const coast = {
  /** From the shore of Home into the margin. */
  bay: seaBeside(-100, 'C-100 28-95 44-76 46-54 48-40 36-24 44-8 52 0 62 0 100'),
  /** Down, with a bend away from the texts. */
  bends: seaBeside(0, 'C0 14 38 30 38 50S0 86 0 100'),
  /** From the margin to the first dot. */
  inward: seaBeside(0, 'C0 65-100 35-100 100'),
  /** From the last dot to the margin. */
  outward: seaBeside(-100, 'C-100 65 0 35 0 100'),
  /** From a level, or from the margin, far to the left, as the first of the waves there. */
  tail: (level = 100) =>
    seaBeside(
      level - 100,
      'c0 54-9 62-29 68-23 7-47-38-71-34-20 3-27 36-56 46s-80-26-114-20-80 30-130 20-70-20-110-10',
    ),
} as const;
