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

/** The upper edges of the bands in deeper water, in the same box as `foot`, ever farther apart. */
const depthLines = [
  'M-30 570C90 250 220 130 400 350S750 870 1030 280',
  'M-30 700C100 390 230 250 410 480S750 1000 1030 400',
  'M-30 870C110 580 240 410 420 640S760 1170 1030 560',
] as const;

/** Where the color of the section begins: in the tall shore, and in a low step. */
const lastLines = {
  coast: 'M-30 1120C130 860 250 640 430 880S780 1420 1030 800',
  step: 'M-30 800C80 460 220 360 400 580S740 1090 1030 510',
} as const;

/** The id of a drawing in `/icons.svg`: the tall shore of the deep section, or a low step. */
export type ShoreId = keyof typeof lastLines;

/**
 * A shore at the upper edge of a section, filled like a sea chart, as a symbol for the sprite of
 * icons. Each path reaches from its line to below the box, so each covers the lower part of the
 * paths before it:
 *
 * - The first path, at the shore line, has the color `--shore-color`. If the page's drawing has a
 *   stroke, which it has only for visitors who want more contrast, this path alone shows it.
 * - The next paths, in the tall shore only, have the `fill` of the page's drawing, which is the
 *   color of the section. They are mostly transparent, so each makes the water a step deeper.
 * - The last path has the same `fill`, and nothing shines through. It ends lower than the others,
 *   so that their lower edges are hidden.
 */
export function shoreSymbol(id: ShoreId): string {
  const band = (line: string, bottom: number, attributes: string) =>
    `<path d="${line}V${bottom}H-30Z" ${attributes}/>`;
  const deeper = id === 'coast' ? depthLines : [];
  const bands = [
    band(shores.foot, 1500, 'fill="var(--shore-color)" vector-effect="non-scaling-stroke"'),
    ...deeper.map((line) => band(line, 1500, 'stroke="none" fill-opacity="0.34"')),
    band(lastLines[id], 1600, 'stroke="none" fill-opacity="1"'),
  ];
  return `<symbol id="${id}" viewBox="0 0 1000 1000" preserveAspectRatio="none" overflow="visible">${bands.join('')}</symbol>`;
}
