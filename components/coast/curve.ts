// How the coast bends: the lines of all parts, by eye, with the land on the left. They are measured
// in the box of their part (`CoastParts.styles.ts`), to which they are stretched: x is -100 at its
// left edge, and 0 at its right one, in the margin; y is 0 at its top, and 100 at its end.
// `shore.ts` says how to change a line.

/**
 * A line that begins and ends straight down, so that parts meet at any height. It goes on above and
 * below its drawing, because a part may be higher: 9000 is outside of any section.
 */
const lineFrom = (start: number, curve = '') => `M${start}-9000V0${curve}V9000`;

/** The outlines of the sea and the land: from the end of a line, go to one side, and up again. */
export const seaBeside = (line: string) => `${line}H9e4V-9000Z`;
export const landBeside = (line: string) => `${line}H-9e4V-9000Z`;

const rounded = (number: number) => Number(number.toFixed(2));

/** The lines of all parts but those of a chart. */
export const coast = {
  /** Beside Home on a phone: from the window's edge, at 100, below the picture, into the margin. */
  mouth: lineFrom(100, 'V45C50 53 0 62 0 75'),
  /** From the shore of Home around a bay and a headland into the margin. */
  bay: lineFrom(-100, 'C-100 28-95 44-76 46-54 48-40 36-24 44-8 52 0 62 0 100'),
  /** Down the margin. */
  straight: lineFrom(0),
  /** Down the margin, in two slow swells away from the texts: 28 % and 24 % of `--swells`. */
  swells: lineFrom(0, 'C0 16 28 16 28 30S0 43 0 55 24 66 24 78 0 88 0 100'),
  /** From the margin to a dot and back. The way to a chart is its upper half. */
  inlet: lineFrom(0, 'C0 24-100 22-100 50S0 76 0 100'),
  /** From the last dot of a chart into the margin. It bends below the chart, which ends at 40. */
  outward: lineFrom(-100, 'V40C-100 74 0 71 0 100'),
  /** From the margin, at about 95 % of the window, to the left edge. */
  tail: tailFrom(0.95),
};

/** The lines of a chart. In its coordinates, a level of 100 is at 0, and one of 40 at -60. */
export const coastOfChart = (levels: readonly number[]) => ({
  levels: coastThrough(levels),
  /** From the last dot, at about 78 % of the window for a level of 100, to the left edge. */
  end: tailFrom(0.43 + 0.0035 * (levels.at(-1) ?? 0)),
});

/**
 * The coast from dot to dot, in rows of one height. It is a monotone cubic spline: it turns back
 * only at dots. At the first and the last one it goes straight down.
 */
function coastThrough(levels: readonly number[]): string {
  const rowHeight = 100 / levels.length;
  const dots = levels.map((level, row) => ({
    x: level - 100,
    y: row * rowHeight,
    slope: slopeBetween(level - (levels[row - 1] ?? level), (levels[row + 1] ?? level) - level),
  }));
  const curves = dots.slice(1).map((dot, row) => {
    const above = dots[row] ?? dot;
    const middle = above.y + rowHeight / 2;
    const controls = [above.x + above.slope / 2, middle, dot.x - dot.slope / 2, middle];
    return `C${[...controls, dot.x, dot.y].map(rounded).join(' ')}`;
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
 * The last part: from its start down to a lowest point, up to a highest one, and beyond the window.
 * Like the waves of the next section (`shores.foot`), it is highest at 22 % of the window's width.
 * @param share where it begins, as a share of that width; the part is as wide
 */
function tailFrom(share: number): string {
  const highest = 22 / share - 100;
  /** x at a part of the way to the highest point. The lowest one is at a third of it. */
  const at = (part: number) => rounded(part * highest);
  return lineFrom(
    0,
    `C0 36 ${at(0.13)} 64 ${at(0.33)} 64S${at(0.74)} 20 ${at(1)} 20-100 38-112 62`,
  );
}
