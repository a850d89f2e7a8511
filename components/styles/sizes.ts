// Sizes that several files need. Those that are custom properties are in custom-properties.ts.

/** Where the second column of the page begins, in percent of the page's column. */
export const SECOND_COLUMN_START = 40;

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
