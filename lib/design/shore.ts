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

/**
 * The lines between the depths at the edge of a section, from the shore to the full depth, like
 * `foot`. They are farther apart in deeper water.
 */
export const depthLines = [
  shores.foot,
  'M-30 574C88 247 225 128 405 351S746 866 1030 279',
  'M-30 704C98 393 231 250 411 477S754 998 1030 403',
  'M-30 873C111 583 239 408 419 641S765 1169 1030 564',
  'M-30 1120C130 860 250 640 430 880S780 1420 1030 800',
] as const;
