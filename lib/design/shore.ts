/**
 * The shore lines, as the `d` of SVG paths. Page, social image and CV draw the same lines.
 */
export const shores = {
  /** From top to bottom in a box of 1000 × 1000. The land is on the left. */
  side: 'M250-30C206 146 40 238 67 416S278 663 218 816 111 962 135 1030',
  /** From left to right in a box of 1000 × 1000. The land is below. */
  foot: 'M-30 470C80 130 220 30 400 250S740 760 1030 180',
  /** Across a sheet 612 points wide, from the height at which a path begins: `M0 12` and this. */
  sheet: 'c90-14 150-6 224 4s134 12 206 0 120-14 182 0',
} as const;
