/**
 * Where `shores.side` ends at the lower edge of the picture, as a share of its width. There the
 * coast begins.
 */
export const SIDE_END = 0.1286;

/**
 * The lines between land and water, as the `d` of SVG paths. To change one, paste it into the box
 * `<svg viewBox="0 0 1000 1000"><path fill="none" stroke="red" d="…"/></svg>` in any editor for
 * SVGs, move its points, and paste it back. It must begin and end outside of the box, as it does
 * here, because the box is stretched to any size, and an end in it would show.
 *
 * The page and the social image draw the same `side`. Paper has a line in `paper-wave.ts`.
 */
export const shores = {
  /** From top to bottom. The land is on the left. */
  side: `M250-30C206 146 40 238 67 416S278 663 218 816C168 942 128 960 ${1000 * SIDE_END} 1000L135 1030`,
  /** From left to right. The land is below. Its highest point is at `SHORE_TOP`. */
  wave: 'M-30 470C80 130 220 30 400 250S740 760 1030 180',
} as const;

/** The y of the highest point of `shores.wave`: the upper edge of a section's shore. */
const SHORE_TOP = 133;

/**
 * The bands of a section's shore: the same wave, by eye, each time lower and steeper. A band goes
 * down to `end`, below the box of 1000, where the next band covers its edge.
 */
const bands = [
  { line: shores.wave, end: 1200, fill: 'fill="var(--shore)"', crest: '' },
  {
    line: 'M-30 660C95 350 225 200 405 440S750 960 1030 360',
    end: 1400,
    fill: 'fill-opacity="0.55"',
    crest: 'stroke-opacity="0.3"',
  },
  {
    line: 'M-30 960C115 680 245 500 425 720S770 1260 1030 640',
    end: 1600,
    fill: '',
    crest: 'stroke-opacity="0.18"',
  },
] as const;

/**
 * The upper shore of a section, as a symbol of `/icons.svg`: three bands of water, each over the
 * one before, with ever paler lines on their crests. The page sets fill and stroke.
 *
 *        ___
 *     __/ 1 \___     __    the shore: `--shore`
 *        ___    \___/
 *     __/ 2 \___     __    half transparent, in the page's fill
 *        ___    \___/
 *     __/ 3 \___     __    opaque
 *               \___/
 */
export function shoreSymbol(): string {
  const paths = bands.map(
    ({ line, end, fill, crest }) =>
      `<path d="${line}V${end}H-30Z" stroke="none" ${fill}/>` +
      `<path d="${line}" fill="none" vector-effect="non-scaling-stroke" ${crest}/>`,
  );
  return `<symbol id="shore" viewBox="0 ${SHORE_TOP} 1000 ${1000 - SHORE_TOP}" preserveAspectRatio="none" overflow="visible">${paths.join('')}</symbol>`;
}
