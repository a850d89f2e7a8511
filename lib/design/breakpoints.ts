/** Widths of the window, in rem, from which on the layout changes. */
export const breakpoints = {
  /** The text of the hero is next to its picture. */
  split: 40,
  /** Two columns begin to fit. */
  wide: 48,
  /** The header shows its links, and sections have their widest layout. */
  desktop: 64,
  /** The skills of a job are next to its text. */
  large: 80,
} as const;
