/** The greatest width of the page's column, in rem, on usual and on vast screens. */
export const columnWidth = { usual: 72, vast: 98 } as const;

/** The greatest space at each side of the column, in rem. */
export const MAX_GUTTER = 4;

/** The width of the picture of Home beside the text: in vw, and at most in rem. */
export const pictureWidth = { vw: 44, rem: 52 } as const;

/** Widths of the window, in rem, from which on the layout changes. */
export const breakpoints = {
  /** The text of Home is next to its picture. In narrower windows it is below the picture. */
  split: 40,
  /** Two columns begin to fit. */
  wide: 48,
  /** Columns of sections are side by side, and the links of the header. */
  desktop: 64,
  vast: columnWidth.vast + 2 * MAX_GUTTER,
} as const;

type Breakpoint = keyof typeof breakpoints;

/** A media query for `sizes` and `matchMedia`. */
export const atLeast = (name: Breakpoint) => `(width >= ${breakpoints[name]}rem)`;
const onScreen = (name: Breakpoint) => `@media screen and ${atLeast(name)}`;
const below = (name: Breakpoint) => `@media screen and (width < ${breakpoints[name]}rem)`;

/** True for visitors who do not ask for less motion. */
export const motionQuery = '(prefers-reduced-motion: no-preference)';

export const media = {
  /** The chart of skills needs this width. A phone with text of double size has less. */
  chart: '@media screen and (width >= 20rem)',
  split: onScreen('split'),
  wide: onScreen('wide'),
  desktop: onScreen('desktop'),
  vast: onScreen('vast'),
  belowSplit: below('split'),
  belowWide: below('wide'),
  belowDesktop: below('desktop'),
  hover: '@media (hover: hover)',
  motion: `@media ${motionQuery}`,
  motionOnScreen: `@media screen and ${motionQuery}`,
  print: '@media print',
  moreContrast: '@media (prefers-contrast: more)',
  /** Here texts stand on plain colors, without drawings behind them. */
  moreContrastOrForcedColors: '@media (prefers-contrast: more), (forced-colors: active)',
  /** Colors of the system replace those of the page, but not those of drawings. */
  forcedColors: '@media (forced-colors: active)',
} as const;
