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
} as const;

/**
 * Media queries for styled components. Those about a width apply to screens only: when they print,
 * browsers disagree about which width they use.
 */
export const media = {
  split: `@media screen and ${atLeast.split}`,
  wide: `@media screen and ${atLeast.wide}`,
  desktop: `@media screen and ${atLeast.desktop}`,
  belowSplit: `@media screen and ${below('split')}`,
  wideToDesktop: `@media screen and ${atLeast.wide} and ${below('desktop')}`,
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const;

/** Width by height of projects' pictures and of the photo in About. */
export const pictureRatio = 8 / 5;

/** The width of the hero's scene on screens from the breakpoint "split" on. */
export const sceneWidth = 'min(44vw, 52rem)';
