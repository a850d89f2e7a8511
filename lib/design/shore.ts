/**
 * The shore lines, as the `d` of SVG paths. Page and social image draw the same lines; the line of the
 * CV follows the height of its head and is in `cv.typ`.
 */
export const shores = {
  /** From top to bottom in a box of 1000 × 1000. The land is on the left. */
  side: 'M250-30C206 146 40 238 67 416S278 663 218 816 111 962 135 1030',
  /** From left to right in a box of 1000 × 1000. The land is below. */
  foot: 'M-30 470C80 130 220 30 400 250S740 760 1030 180',
} as const;
