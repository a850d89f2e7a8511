/** The size of `og.png`, the picture of link previews, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;
