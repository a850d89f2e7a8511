import { breakpoints } from '../theme/media';
import { estimatedWidth } from '../theme/text-width';

/** The size of a link's text, `--text-sm`, in rem. */
const TEXT_SIZE = 0.9375;
/** The name at its narrowest, the theme switch, and the gaps between the parts, in rem. */
const OTHER_PARTS = 18.5;

// These functions calculate custom properties of the styles for a width of the window, in rem.

/** `--link-padding` in `SiteMenu.styles.ts`: the space at each side of a link. */
const linkPadding = (width: number) => Math.min(Math.max(0.5, 0.05 * width - 2.7), 0.9);
/** `--gutter` in `custom-properties.ts`, without its minimum, which only narrow windows reach. */
const gutter = (width: number) => Math.min(0.6 + 0.03 * width, 4);
/** `--width` in `custom-properties.ts` and `themes.ts`: the widest column of the page. */
const columnWidth = (width: number) => (width < breakpoints.vast ? 72 : 98);

/** The width of the bar between its margins, in rem. */
const room = (width: number) => Math.min(width - 2 * gutter(width), columnWidth(width));

/** No window has this width in rem. */
const NEVER = 1000;

/**
 * The width of the window, in rem, from which on the header shows its links in a row. Narrower
 * windows have a menu.
 * @param labels the texts of the links to sections and languages
 */
export function rowBreakpoint(labels: readonly string[]): number {
  const texts = labels.reduce((sum, label) => sum + estimatedWidth(label) * TEXT_SIZE, 0);
  for (let width: number = breakpoints.desktop; width <= breakpoints.vast; width += 1) {
    if (texts + labels.length * 2 * linkPadding(width) + OTHER_PARTS <= room(width)) return width;
  }
  return NEVER;
}
