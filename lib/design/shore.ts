/**
 * The shore lines, as the `d` of SVG paths. The page and the social image draw the same lines. The
 * CV has a line in `cv-styles.typ`, which depends on the height of the CV's head.
 */
export const shores = {
  /** From top to bottom in a box of 1000 × 1000. The land is on the left. */
  side: 'M250-30C206 146 40 238 67 416S278 663 218 816 111 962 135 1030',
  /** From left to right in a box of 1000 × 1000. The land is below. */
  foot: 'M-30 470C80 130 220 30 400 250S740 760 1030 180',
} as const;

/** The radii of the lines around an island, in percent of its width: its edge, then ever farther. */
export const islandRadii = [50.7, 55.5, 62.5, 72.5, 86] as const;

/** The opacity of the color of lines within each of these lines, so that the water gets deeper. */
export const ISLAND_SHALLOWS = 0.06;

/** The upper edges of the bands in deeper water, in the same box as `foot`. */
const depthLines = [
  'M-30 570C90 250 220 130 400 350S750 870 1030 280',
  'M-30 700C100 390 230 250 410 480S750 1000 1030 400',
  'M-30 870C110 580 240 410 420 640S760 1170 1030 560',
] as const;

/** Where the color of the section begins. */
const lastLines = {
  tall: 'M-30 1120C130 860 250 640 430 880S780 1420 1030 800',
  low: 'M-30 800C80 460 220 360 400 580S740 1090 1030 510',
} as const;

/** The id of a shore in `/icons.svg`. The deep section has the tall shore, others the low one. */
export type ShoreId = keyof typeof lastLines;

/**
 * A section's upper shore, as a symbol. Paths from back to front, each down to below the box:
 * - the shore line in `--shore-color`; only it takes the page's stroke
 * - in the tall shore, transparent bands in the page's fill
 * - the opaque ground, which ends lowest
 */
export function shoreSymbol(id: ShoreId): string {
  const band = (line: string, bottom: number, attributes: string) =>
    `<path d="${line}V${bottom}H-30Z" ${attributes}/>`;
  const deeper = id === 'tall' ? depthLines : [];
  const bands = [
    band(shores.foot, 1500, 'fill="var(--shore-color)" vector-effect="non-scaling-stroke"'),
    ...deeper.map((line) => band(line, 1500, 'stroke="none" fill-opacity="0.34"')),
    band(lastLines[id], 1600, 'stroke="none" fill-opacity="1"'),
  ];
  return `<symbol id="${id}" viewBox="0 0 1000 1000" preserveAspectRatio="none" overflow="visible">${bands.join('')}</symbol>`;
}
