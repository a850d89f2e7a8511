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

/** The distances of the depth lines from the shore line, in rem. */
export const depths = [0.75, 1.6, 2.7] as const;

/**
 * Where `shores.side` ends at the lower edge of the picture: its x at y = 1000, divided by 1000.
 */
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
 * and ends straight down. The rest of the outline, at 9000, is outside of the window.
 */
const seaBeside = (start: number, curve: string) => `M${start}-9000V0${curve}V9000H9000V-9000Z`;

/**
 * The parts of the coast, to the left of boxes of 100 × 100 (a level of 100 is at 0) that are
 * stretched to the place beside the texts. All begin and end straight down, so that they meet at
 * any height. The sea is on the right.
 */
export const coast = {
  /** From the shore of Home into the margin. */
  bay: seaBeside(-100, 'C-100 28-95 44-76 46-54 48-40 36-24 44-8 52 0 72 0 100'),
  /** Down, with a bend away from the texts. */
  bends: seaBeside(0, 'C0 14 38 30 38 50S0 86 0 100'),
  /** From the margin to the first dot. */
  inward: coastThrough([100, 0]),
  /** From the last dot to the margin. */
  outward: coastThrough([0, 100]),
  /** From a level, or from the margin, far to the left, as the first of the waves there. */
  tail: (level = 100) =>
    seaBeside(
      level - 100,
      'c0 40-9 62-29 68-23 7-47-38-71-34-20 3-27 36-56 46s-80-26-114-20-80 30-130 20-70-20-110-10',
    ),
} as const;
