/**
 * Where the layout changes, as media queries for styled parts. Widths are those of screens: on paper
 * some browsers ask for the width of the sheet, some of its inner part, WebKit of the screen.
 */
export const media = {
  /** Two columns begin to fit. */
  wide: '@media screen and (min-width: 48rem)',
  /** The header shows its links, the hero stands in two columns. */
  desktop: '@media screen and (min-width: 64rem)',
  /** Words and scene of the hero stand side by side; else one above the other. */
  split: '@media screen and (min-width: 40rem)',
  stacked: '@media screen and (max-width: 39.99rem)',
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
} as const;

/** The same boundary as `media.desktop`, for `matchMedia`. */
export const desktopQuery = '(min-width: 64rem)';
