/** Widths of the window, in rem, from which on the layout changes. */
export const breakpoints = {
  /** The text of the hero is next to its picture. */
  split: 40,
  /** Two columns begin to fit. */
  wide: 48,
  /** Sections have their widest layout. The header may show its links (`rowBreakpoint`). */
  desktop: 64,
  /** The skills of a job are next to its text. */
  large: 80,
  /** The column is wider, and titles are beside their sections. */
  vast: 106,
} as const;

type Breakpoint = keyof typeof breakpoints;

/** A media query for `sizes` and `matchMedia`. */
export const atLeast = (name: Breakpoint) => `(width >= ${breakpoints[name]}rem)`;
const below = (name: Breakpoint) => `(width < ${breakpoints[name]}rem)`;

/** A window that is not high enough for the hero's picture above its text. */
const broadWindow = '(aspect-ratio >= 3/4)';
const uprightWindow = '(aspect-ratio < 3/4)';

/** The picture of the hero is next to all texts, or next to the headline only: either is true. */
export const pictureAsideQueries = [atLeast('split'), broadWindow];
/** The picture of the hero is above its text. */
export const pictureAboveQuery = `${below('split')} and ${uprightWindow}`;

/** True for visitors who do not ask for less motion. */
export const motionQuery = '(prefers-reduced-motion: no-preference)';

/** Media queries for styled components. Paper ignores them: `print.ts` removes all these styles. */
export const media = {
  split: `@media ${atLeast('split')}`,
  wide: `@media ${atLeast('wide')}`,
  desktop: `@media ${atLeast('desktop')}`,
  large: `@media ${atLeast('large')}`,
  vast: `@media ${atLeast('vast')}`,
  belowSplit: `@media ${below('split')}`,
  pictureAbove: `@media ${pictureAboveQuery}`,
  pictureAside: `@media ${pictureAsideQueries.join(', ')}`,
  /** The picture of the hero is next to the headline only. */
  pictureAsideHeadline: `@media ${below('split')} and ${broadWindow}`,
  /** A low screen, like a phone on its side or a window zoomed to 400 %. */
  low: '@media (orientation: landscape) and (height <= 30rem)',
  splitToDesktop: `@media ${atLeast('split')} and ${below('desktop')}`,
  hover: '@media (hover: hover)',
  motion: `@media ${motionQuery}`,
  /** The headline is not typed. Browsers that do not know the second query ignore it. */
  still: '@media (prefers-reduced-motion: reduce), (scripting: none)',
} as const;

/** Width divided by height: the pictures of projects, and the photo in About. */
export const pictureRatio = 8 / 5;

/**
 * What the hero's picture leaves of the height of a phone, in rem: enough for the header, the name,
 * the intro and the first button.
 */
export const heightBelowPicture = 32.25;

/** The hero's picture beside the text: its part of the window's width, and its greatest width. */
export const heroPicture = { vw: 44, rem: 52 } as const;
export const heroPictureWidth = `min(${heroPicture.vw}vw, ${heroPicture.rem}rem)`;

/** The greatest height of a hero with its picture beside the text: the smaller of the two. */
export const heroHeight = { vw: 92, rem: 73 } as const;

/** The greatest height of the header, in rem. */
export const headerHeight = 4.5;

/** The greatest width of the page's column, in rem, on usual and on vast screens. */
export const columnWidth = { usual: 72, vast: 98 } as const;

/** The size of `--text-sm`, in rem. */
export const smallText = 0.9375;

/** The space at each side of the column: the sum of `rem` and `vw`, between two limits in rem. */
export const gutter = { least: 1.25, rem: 0.6, vw: 3, most: 4 } as const;

/**
 * The space at each side of a link, where the links of the header are in a row: `vw` without
 * `lessRem`, between two limits in rem.
 */
export const linkPadding = { least: 0.5, vw: 5, lessRem: 2.7, most: 0.9 } as const;

/**
 * A title beside its section, on a vast screen: its size, the width of its column, and the gap next
 * to it, in rem.
 */
export const titleAside = { size: 4.25, width: 24, gap: 3 } as const;
