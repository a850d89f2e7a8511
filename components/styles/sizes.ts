// Sizes that several files need. Those that are custom properties are in custom-properties.ts.

/** The width of a featured project's picture on desktops, in vw. Beside it is its text. */
export const FEATURED_WIDTH = 58;
/** The height of such a picture in the ratio 8:5, in vw. */
export const FEATURED_HEIGHT = Math.round(FEATURED_WIDTH / (8 / 5));

/** The width of a phone's screen, in percent of the plate that it stands on. */
export const PHONE_SHARE = 55;

/** The width of the page's column in a window that is not vast, roughly, in vw. */
export const COLUMN_SHARE = 90;
/** Where the second column of the page begins, in percent of the page's column. */
export const SECOND_COLUMN_START = 40;
/** The width of the first column in such a window, roughly, in vw: 36 less the gap. */
export const FIRST_COLUMN_SHARE = 33;
/** The ratios, width by height, between which About's photo keeps its own. */
export const MIN_PHOTO_RATIO = 4 / 5;
export const MAX_PHOTO_RATIO = 3 / 2;

/** The greatest width of the page's column, in rem, on usual and on vast screens. */
export const columnWidth = { usual: 72, vast: 98 } as const;

/**
 * The space at each side of the column, in what is as wide as the window without its scrollbar.
 * With the scrollbar, it is `--page-margin`.
 */
export const BESIDE_COLUMN = 'max(var(--gutter), (100% - var(--max-column)) / 2)';

/** The greatest space at each side of the column, in rem. */
export const MAX_GUTTER = 4;

/** The height of a line in titles, in em. */
export const TITLE_LINE_HEIGHT = 1.12;

/** The margin at both sides of the printed page, in mm. */
export const PAPER_MARGIN = 16;
