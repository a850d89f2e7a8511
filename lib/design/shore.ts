/**
 * The lines between land and water, as the `d` of SVG paths. To change one, paste it into the box
 * `<svg viewBox="0 0 1000 1000"><path fill="none" stroke="red" d="…"/></svg>` in any editor for
 * SVGs, move its points, and paste it back. It must begin and end outside of the box, as it does
 * here, because the box is stretched to any size, and an end in it would show.
 *
 * The page and the social image draw the same lines. Paper has a line in `paper-wave.ts`.
 */
export const shores = {
  /** From top to bottom. The land is on the left. */
  side: 'M250-30C206 146 40 238 67 416S278 663 218 816 111 962 135 1030',
  /** From left to right. The land is below. Its highest point is at `SHORE_TOP`. */
  foot: 'M-30 470C80 130 220 30 400 250S740 760 1030 180',
} as const;

/** The depth lines: their distances from the shore line in rem, ever farther, and ever paler. */
export const depthLines = [
  { depth: 0.75, opacity: 0.55 },
  { depth: 1.6, opacity: 0.35 },
  { depth: 2.7, opacity: 0.2 },
] as const;

/** Where the shore of the side ends, at the lower edge of the picture: a share of its width. */
export const SIDE_END = 0.1286;

/**
 * The radii of the lines around an island, in percent of its width: its edge, then ever farther. On
 * the page, their distances from the island depend on the picture instead (`Island`).
 */
export const islandRadii = [50.7, 55.5, 62.5, 72.5, 86] as const;

/** The opacity of the color of lines within each of these lines, so that the water gets deeper. */
export const ISLAND_SHALLOWS = 0.06;

/** Where the drawing of a section's shore begins: the header takes its ground there. */
export const SHORE_TOP = 133;

/** The upper edges of the three bands of a section's shore, from the land down (`shoreSymbol`). */
const sectionShore = [
  { line: shores.foot, fill: 'fill="var(--shore-color)" vector-effect="non-scaling-stroke"' },
  { line: 'M-30 660C95 350 225 200 405 440S750 960 1030 360', fill: 'fill-opacity="0.55"' },
  { line: 'M-30 960C115 680 245 500 425 720S770 1260 1030 640', fill: 'fill-opacity="1"' },
] as const;

/**
 * The upper shore of a section, as a symbol of `/icons.svg`: three bands of water, each over
 * the one before.
 *
 *        ___
 *     __/ 1 \___     __    the shore: `--shore-color`, and the page's stroke
 *        ___    \___/
 *     __/ 2 \___     __    half transparent, in the page's fill
 *        ___    \___/
 *     __/ 3 \___     __    opaque; it covers the lower edges of the others, below the box
 *               \___/
 */
export function shoreSymbol(): string {
  const bands = sectionShore.map(
    ({ line, fill }, index) =>
      `<path d="${line}V${1200 + 200 * index}H-30Z" ${fill}${index === 0 ? '' : ' stroke="none"'}/>`,
  );
  return `<symbol id="shore" viewBox="0 ${SHORE_TOP} 1000 ${1000 - SHORE_TOP}" preserveAspectRatio="none" overflow="visible">${bands.join('')}</symbol>`;
}

/** At a dot, the coast goes this many levels across in the height of a row: it passes the number. */
const MAX_SLOPE = 20;

/** How many levels the coast gains in a row, where it passes a level between two others. */
function slopeAt(before: number, level: number, after: number): number {
  const product = (level - before) * (after - level);
  // Where the coast turns back, it goes straight down.
  if (product <= 0) return 0;
  // The harmonic mean of both steps, with which no curve goes beyond its ends.
  const slope = (2 * product) / (after - before);
  return Math.max(-MAX_SLOPE, Math.min(slope, MAX_SLOPE));
}

const rounded = (number: number) => Math.round(10 * number) / 10;

/** A path through levels in a box of 100 × 100 for each: row by row, from dot to dot. */
function throughLevels(levels: readonly number[]): string {
  const slopes = levels.map((level, row) =>
    slopeAt(levels[row - 1] ?? level, level, levels[row + 1] ?? level),
  );
  const curves = levels.slice(1).map((level, row) => {
    const first = (levels[row] ?? level) + (slopes[row] ?? 0) / 2;
    const second = level - (slopes[row + 1] ?? 0) / 2;
    const middle = 100 * row + 50;
    return `C${rounded(first)} ${middle} ${rounded(second)} ${middle} ${level} ${middle + 50}`;
  });
  return seaBeside(levels[0] ?? 100, curves.join(''));
}

/**
 * The outline of the sea beside a part of the coast. The coast begins at `start`, straight down,
 * and ends straight down. The rest of the outline, at 9000, is outside of the window.
 */
const seaBeside = (start: number, curve: string) => `M${start}-9000V0${curve}V9000H9000V-9000Z`;

/**
 * The parts of the coast, in boxes of 100 × 100 that are stretched to the place beside the texts.
 * All begin and end straight down, so that they meet at any height. The sea is on the right.
 */
export const coast = {
  /** From the shore of Home into the margin. */
  bay: seaBeside(0, 'C0 19 5 29 24 32 45 35 64 31 80 35 96 39 100 54 100 100'),
  /** Down the margin, once out and once in. */
  margin: seaBeside(0, 'C0 14 38 14 38 34S-24 58-24 78 0 92 0 100'),
  /** From the margin to the first dot. */
  inward: seaBeside(100, 'C100 34 0 38 0 100'),
  /** From the last dot to the margin. */
  outward: seaBeside(0, 'C0 42 100 58 100 100'),
  /** From one job to the next. */
  row: seaBeside(100, 'C100 22 0 28 0 52S100 80 100 100'),
  throughLevels,
  /** From the last dot to the other side of the window, as the first of the waves there. */
  tail: seaBeside(100, 'C100 40 93 62 78 68 60 75 44 30 26 34 12 37 6 70-14 80L-60 90'),
} as const;
