// Sizes that several files share, or that code calculates with. Those that only styles need are
// custom properties (custom-properties.ts).

/** CSS pixels of a rem at the browser's usual font size, which grows with the window. */
export const pixelsPerRem = { min: 16, max: 24 } as const;

/** Width divided by height: the pictures of projects, and the photo in About. */
export const pictureRatio = 8 / 5;

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
export const gutter = { min: 1.25, rem: 0.6, vw: 3, max: 4 } as const;

/**
 * A title beside its section, on a vast screen: its size, the width of its column, and the gap next
 * to it, in rem.
 */
export const titleAside = { size: 4.25, width: 24, gap: 3 } as const;
