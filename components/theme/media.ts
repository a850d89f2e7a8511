import { breakpoints } from '@/lib/design/breakpoints';

type Breakpoint = keyof typeof breakpoints;

const from = <Name extends Breakpoint>(name: Name) =>
  `(min-width: ${breakpoints[name]}rem)` as const;

const below = (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.01}rem)`;

/** The breakpoints as media queries, for `sizes` and `matchMedia`. */
export const atLeast = {
  split: from('split'),
  wide: from('wide'),
  desktop: from('desktop'),
  large: from('large'),
} as const;

/** Upright like a phone: the picture of the hero has room above the text. */
const isUpright = `${below('split')} and (max-aspect-ratio: 7499/10000)`;
const isSquat = '(min-aspect-ratio: 3/4)';

/**
 * Media queries for styled components. Those about a width apply to screens only: when they print,
 * browsers disagree about which width they use.
 */
export const media = {
  split: `@media screen and ${atLeast.split}`,
  wide: `@media screen and ${atLeast.wide}`,
  desktop: `@media screen and ${atLeast.desktop}`,
  large: `@media screen and ${atLeast.large}`,
  belowSplit: `@media screen and ${below('split')}`,
  /** The picture of the hero is above the text. */
  pictureAbove: `@media screen and ${isUpright}`,
  /** The picture of the hero is next to the text, or next to the headline only. */
  pictureAside: `@media screen and ${atLeast.split}, screen and ${isSquat}`,
  pictureAsideHeadline: `@media screen and ${below('split')} and ${isSquat}`,
  /** A low screen, like a phone on its side or a window zoomed to 400 %. */
  low: '@media screen and (orientation: landscape) and (max-height: 30rem)',
  wideToDesktop: `@media screen and ${atLeast.wide} and ${below('desktop')}`,
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const;

/** Width by height of projects' pictures and of the photo in About. */
export const pictureRatio = 8 / 5;

/** The width of the hero's picture next to the text. */
export const heroPictureWidth = 'min(44vw, 52rem)';
