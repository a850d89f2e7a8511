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

/** A level of a skill, and how many levels the coast would gain there in the height of a part. */
export interface CoastPoint {
  level: number;
  slope: number;
}

/** Steps of more levels than this are large. */
export const LARGE_STEP = 25;

const rounded = (number: number) => Math.round(10 * number) / 10;

/**
 * The sea beside the skills, in boxes of 100 × 100. Across, 0 and 100 are the levels 0 and 100.
 * Down, a box is as high as the skill beside it, or as the title.
 *
 *     level 0      100 __/
 *                   __/         head: from the corner of the section, then straight down
 *                  |    sea
 *     -------------•            from
 *        land    _/             between
 *     ----------•               to
 *              |
 *      _______/                 tail: straight down, then to the other side
 *     /
 *
 * Each outline begins with the coast. The rest of it, at 9000, is far outside of the section.
 */
export const coast = {
  head: (level: number) =>
    `M${level + 1090}-170L${level + 100}-20C${level + 34}-10 ${level} 40 ${level} 100V9000H9000V-170Z`,
  /** A curve whose handles have the slopes at both ends. Longer ones make a large step rounder. */
  between: ({ from, to }: Record<'from' | 'to', CoastPoint>) => {
    const handle = Math.abs(to.level - from.level) > LARGE_STEP ? 90 : 50;
    const levels = [from.level, from.level + from.slope / 2, to.level - to.slope / 2, to.level];
    const [first, second, third, last] = levels.map(rounded);
    return `M${first}-9000V0C${second} ${handle} ${third} ${100 - handle} ${last} 100V9000H9000V-9000Z`;
  },
  tail: (level: number) => `M${rounded(level)}-9000V0c0 44-24 65-64 70l-400 50V9000H9000V-9000Z`,
} as const;
