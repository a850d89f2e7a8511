/** Widths of the screen at which the layout changes, for `sizes` and `matchMedia`. */
export const atLeast = {
  /** The words of the hero stand beside its scene, skills on cards. */
  split: '(min-width: 40rem)',
  /** Two columns begin to fit. */
  wide: '(min-width: 48rem)',
  /** The header shows its links. */
  desktop: '(min-width: 64rem)',
} as const;

/**
 * Media queries for styled parts. Widths are those of screens: for paper, some browsers take the
 * width of the sheet, some that of its printable part, WebKit that of the screen.
 */
export const media = {
  split: `@media screen and ${atLeast.split}`,
  wide: `@media screen and ${atLeast.wide}`,
  desktop: `@media screen and ${atLeast.desktop}`,
  belowSplit: '@media screen and (max-width: 39.99rem)',
  wideToDesktop: `@media screen and ${atLeast.wide} and (max-width: 63.99rem)`,
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const;

/** Width by height of projects' pictures and of the photo in About. */
export const pictureRatio = 8 / 5;

/** How wide the scene of the hero is where it stands beside the words. */
export const sceneWidth = 'min(44vw, 52rem)';
