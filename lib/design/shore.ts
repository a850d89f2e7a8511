/**
 * The shore lines, as the `d` of SVG paths. The page and the social image draw the same lines. The
 * CV has its own line in `cv.typ`, because that depends on the height of the CV's head.
 */
export const shores = {
  /** From top to bottom in a box of 1000 × 1000. The land is on the left. */
  side: 'M250-30C206 146 40 238 67 416S278 663 218 816 111 962 135 1030',
  /** From left to right in a box of 1000 × 1000. The land is below. */
  foot: 'M-30 470C80 130 220 30 400 250S740 760 1030 180',
} as const;
