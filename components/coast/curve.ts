// The lines of all parts, with the land on the left. A line is stretched to its part: x is -100 at
// its left edge and 0 at its right one, y is 0 at its top and 100 at its end. Points can move, but
// a line begins and ends straight down, where its part meets others.

/** How far lines, land and sea go on above and below: a part may be higher than its drawing. */
const BEYOND = 1000;
/**
 * How far land and sea go on at the sides: past the edges of a window, where a drawing may be only
 * 64 px wide. With much more, the tests of axe take minutes.
 */
const BESIDE = 9000;

const lineFrom = (start: number, curve = '') => `M${start}-${BEYOND}V0${curve}V${BEYOND}`;

/** The sea goes from the end of a line to the right, and up again. */
export const seaBeside = (line: string) => `${line}H${BESIDE}V-${BEYOND}Z`;
/** The land goes to the left. It is over the sea, whose depth lines reach below it. */
export const landBeside = (line: string) => `${line}H-${BESIDE}V-${BEYOND}Z`;

/** How far depth lines are from a coast, in `--depth-unit`, by eye. Each is over those before. */
export const depthLines = [
  { depth: 2.7, opacity: 0.19 },
  { depth: 1.6, opacity: 0.38 },
  { depth: 0.75, opacity: 0.53 },
] as const;

/** How many bends their drawing has, and how far each goes into the land. */
export const BENDS = 8;
export const BEND_WIDTH = 2;

/** All lines but that of a chart. One at the edge of the window begins a bit beyond it, at -106. */
export const partLines = {
  /** On phones: from the left edge of the window, below the picture, into the margin. */
  underPicture: lineFrom(-106, 'V52C-84 30-70 32-50 44S-24 63-11 58C-3 55 0 72 0 97'),
  fromHome: lineFrom(-100, 'C-100 28-95 44-76 46-54 48-40 36-24 44-8 52 0 62 0 100'),
  /** Down the margin, with slow bends into the land. */
  bends: lineFrom(
    0,
    `c0 2.25-${BEND_WIDTH} 4-${BEND_WIDTH} 6.25s${BEND_WIDTH} 4 ${BEND_WIDTH} 6.25`.repeat(BENDS),
  ),
  /** To the dot of a job or school and back. */
  inlet: lineFrom(0, 'C0 25-100-8-100 50S0 75 0 100'),
  toChart: lineFrom(0, 'C0 45-100 15-100 65'),
  fromChart: lineFrom(-100, 'V30C-100 85 0 60 0 100'),
  /** To the left edge of the window. It is highest where the waves of the next section are, too. */
  landEnd: lineFrom(0, 'C0 36-9 64-24 64S-53 20-72 20-100 38-112 62'),
  toContact: lineFrom(-106, 'V50C-88 28-74 28-56 36-40 43-32 45-20 47-8 49 0 62 0 100'),
  contactsTop: lineFrom(0, 'C0 36-10 50-24 50S-50 24-68 24-100 52-100 100'),
  /** It goes on far beyond the right edge of the window. */
  contactsEnd: lineFrom(-100, 'C-100 40-92 86-58 86S-6 60 30 60 90 70 140 68 280 62 400 66'),
};

export type PartLine = keyof typeof partLines;

/**
 * Through the ends of the bars of a chart, straight down at each.
 * @param rows the level in each row, in whose middle the bar is; titles are rows without a level
 */
export function levelsLine(rows: readonly (number | undefined)[]): string {
  const middleOf = (row: number) => Number((((row + 0.5) * 100) / rows.length).toFixed(2));
  const dots = rows.flatMap((level, row) =>
    level === undefined ? [] : { x: level - 100, y: middleOf(row) },
  );
  const curves = dots.map(({ x, y }, index) => {
    const above = dots[index - 1];
    if (above === undefined) return `V${y}`;
    const half = ((above.y + y) / 2).toFixed(2);
    return `C${above.x} ${half} ${x} ${half} ${x} ${y}`;
  });
  return lineFrom(dots[0]?.x ?? 0, curves.join(''));
}
