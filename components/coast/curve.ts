// How the coast bends: the lines of all parts. Each is to the left of a box of 100 × 100, which is
// stretched to the place of its part. The margin is at 0, and the land on the left. `shore.ts` says
// how to change one.

/**
 * A line that begins and ends straight down, so that parts meet at any height. It goes on above and
 * below its box, because a part may be higher.
 */
const lineFrom = (start: number, curve = '') => `M${start}-9000V0${curve}V9000`;

const rounded = (number: number) => Number(number.toFixed(2));

/** The lines of all parts but those of a chart. */
export const coast = {
  /** Beside Home on a phone: from the edge of the window, below the picture, into the margin. */
  mouth: lineFrom(100, 'V45C50 53 0 62 0 75'),
  /** From the shore of Home into the margin. */
  bay: lineFrom(-100, 'C-100 28-95 44-76 46-54 48-40 36-24 44-8 52 0 62 0 100'),
  /** Down the margin. */
  straight: lineFrom(0),
  /** Down the margin, in two slow swells away from the texts. */
  swells: lineFrom(0, 'C0 16 28 16 28 30S0 43 0 55 24 66 24 78 0 88 0 100'),
  /** From the margin to a dot and back. The way to a chart is its upper half. */
  inlet: lineFrom(0, 'C0 24-100 22-100 50S0 76 0 100'),
  /** From the last dot of a chart into the margin. */
  outward: lineFrom(-100, 'V40C-100 74 0 71 0 100'),
  /** From the margin to the left edge of the window. */
  tail: tailFrom(0.95),
};

/** The lines of a chart. In its coordinates, a level of 100 is at 0, and one of 40 at -60. */
export const coastOfChart = (levels: readonly number[]) => ({
  levels: coastThrough(levels),
  /** From the last dot to the left edge of the window. */
  end: tailFrom(0.43 + 0.0035 * (levels.at(-1) ?? 0)),
});

/**
 * The coast from dot to dot, in rows of one height. It is a monotone cubic spline: it turns back
 * only at dots.
 */
function coastThrough(levels: readonly number[]): string {
  const rowHeight = 100 / levels.length;
  const dots = levels.map((level, row) => ({
    x: level - 100,
    y: row * rowHeight,
    slope: slopeBetween(level - (levels[row - 1] ?? level), (levels[row + 1] ?? level) - level),
  }));
  const curves = dots.slice(1).map((dot, row) => {
    const { x, y, slope } = dots[row] ?? dot;
    const middle = y + rowHeight / 2;
    return `C${[x + slope / 2, middle, dot.x - dot.slope / 2, middle, dot.x, dot.y].map(rounded).join(' ')}`;
  });
  return lineFrom(dots[0]?.x ?? 0, curves.join(''));
}

/**
 * How many levels the coast crosses in the height of a row where it passes a dot: as many as in the
 * smaller of the steps before and after it, and at most 20, so that it does not touch the number.
 */
function slopeBetween(before: number, after: number): number {
  const turnsBack = before * after <= 0;
  return turnsBack ? 0 : Math.sign(after) * Math.min(Math.abs(before), Math.abs(after), 20);
}

/**
 * The last part. Like the waves of the next section (`shores.foot`), it has its highest point at
 * 22 % of the width of the window.
 * @param share where it begins, as a share of the width of the window
 */
function tailFrom(share: number): string {
  const [first, lowest, second, highest] = [0.13, 0.33, 0.74, 1].map((part) =>
    rounded(part * (22 / share - 100)),
  );
  return lineFrom(0, `C0 36 ${first} 64 ${lowest} 64S${second} 20 ${highest} 20-100 38-112 62`);
}
