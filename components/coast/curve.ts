// How the coast bends: the lines of all parts, with the land on the left. They are measured in the
// box of their part (`CoastParts.styles.ts`), to which they are stretched: x is -100 at its left
// edge, and 0 at its right one, in the margin; y is 0 at its top, and 100 at its end. Most points can
// move freely; comments say what each line must keep. `shore.ts` says how to change a line.

/**
 * How far lines, land and sea go on above and below a drawing. The part `landEnd` is higher than its
 * drawing, and within a part, ends of depth lines would show.
 */
const BEYOND = 1000;
/**
 * How far land and sea go on beside a line. In the narrowest drawing, of 50 px, this is 4,500 px,
 * more than any window that has one. Ten times as much would cost minutes in axe and Lighthouse.
 */
const BESIDE = 9000;

/** A line that begins and ends straight down, so that parts meet at any height. */
const lineFrom = (start: number, curve = '') => `M${start}-${BEYOND}V0${curve}V${BEYOND}`;

/** The sea goes from the end of a line to the right, and up again. */
export const seaBeside = (line: string) => `${line}H${BESIDE}V-${BEYOND}Z`;
/** The land goes to the left. It is over the sea, whose depth lines reach below it. */
export const landBeside = (line: string) => `${line}H-${BESIDE}V-${BEYOND}Z`;

/** How far depth lines are from a coast or shore, in `--depth-unit`. Those near it come last. */
export const depths = [2.7, 1.6, 0.75];

/** How many swells the drawing of swells has. A part that is not high shows 1, 2 or 4 of them. */
export const SWELLS = 8;
/** How far a swell comes to the land, in percent of the width of the drawing. */
export const SWELL_REACH = 2;
/** The half of a swell's height in the drawing. */
const HALF = 50 / SWELLS;
/** From the margin to the land, and back. With 0.36, and 1 - 0.36, it is about a cosine. */
const swell =
  `c0 ${0.36 * HALF}-${SWELL_REACH} ${0.64 * HALF}-${SWELL_REACH} ${HALF}` +
  `s${SWELL_REACH} ${0.64 * HALF} ${SWELL_REACH} ${HALF}`;

/** The y of the lowest point of the line `landEnd`. */
export const LAND_END_BOTTOM = 64;

/**
 * The lines of all parts but those between the dots of a chart. A line at the edge of the window
 * goes on a bit beyond it: it begins at -106.
 */
export const coast = {
  /** On phones: from the left edge of the window, below the picture, into the margin. */
  underPicture: lineFrom(-106, 'V52C-84 30-70 32-50 44S-24 63-11 58C-3 55 0 72 0 97'),
  /** From the shore of Home around a bay and a headland into the margin. */
  bay: lineFrom(-100, 'C-100 28-95 44-76 46-54 48-40 36-24 44-8 52 0 62 0 100'),
  /** Down the margin, in slow swells. At their ends, where an inlet may begin, they are at sea. */
  swells: lineFrom(0, swell.repeat(SWELLS)),
  /** To the dot of a job or school and back, around its year. */
  inlet: lineFrom(0, 'C0 25-100-8-100 50S0 75 0 100'),
  /** From the margin to the first level of a chart, and from the last one back. */
  toChart: lineFrom(0, 'C0 45-100 15-100 65'),
  fromChart: lineFrom(-100, 'V30C-100 85 0 60 0 100'),
  /** From the left edge of the window, over the title of Contact, and down. */
  landfall: lineFrom(-106, 'V50C-88 28-74 28-56 36-40 43-32 45-20 47-8 49 0 62 0 100'),
  /** From the dot of the e-mail address back below it, lowest at -24, over a cove, and down. */
  cove: lineFrom(0, 'C0 36-10 50-24 50S-50 24-68 24-100 52-100 100'),
  /** From there around its lowest point, and far beyond the right edge of the window. */
  outlet: lineFrom(-100, 'C-100 40-92 86-58 86S-6 60 30 60 90 70 140 68 280 62 400 66'),
  /**
   * From a dot or the margin down to its lowest point, up to its highest one, and beyond the left
   * edge of the window. Like the waves of the next section (`shores.wave`), it is highest at some
   * 22 % of the window.
   */
  landEnd: lineFrom(
    0,
    `C0 36-9 ${LAND_END_BOTTOM}-24 ${LAND_END_BOTTOM}S-53 20-72 20-100 38-112 62`,
  ),
};

export type CoastLine = keyof typeof coast;

/**
 * Through the ends of the bars of a chart, straight down at each.
 * @param rows the level in each row, in whose middle the bar is; some rows have none
 */
export function levelsLine(rows: readonly (number | undefined)[]): string {
  const middleOf = (row: number) => Number((((row + 0.5) * 100) / rows.length).toFixed(2));
  const dots = rows.flatMap((level, row) =>
    level === undefined ? [] : { x: level - 100, y: middleOf(row) },
  );
  const [first = { x: 0, y: 0 }, ...others] = dots;
  let line = `V${first.y}`;
  let { x, y } = first;
  for (const next of others) {
    const half = ((y + next.y) / 2).toFixed(2);
    line += `C${x} ${half} ${next.x} ${half} ${next.x} ${next.y}`;
    ({ x, y } = next);
  }
  return lineFrom(first.x, line);
}
