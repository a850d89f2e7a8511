import { breakpoints } from '../theme/media';
import { estimatedWidth } from '../theme/text-width';

// All sizes are in rem. The functions calculate sizes of the styles for a width of the window.

/** The size of a link's text, `--text-sm`. */
const TEXT_SIZE = 0.9375;
/** The name at its narrowest, the theme switch, and the gaps between the parts. */
const OTHER_PARTS = 18.5;

/** `--link-padding` in `SiteMenu.styles.ts`: the space at each side of a link. */
const linkPadding = (width: number) => Math.min(Math.max(0.5, 0.05 * width - 2.7), 0.9);
/** `--gutter` in `custom-properties.ts`, whose limits only narrower and wider windows reach. */
const gutter = (width: number) => 0.6 + 0.03 * width;
/** `--width` in `custom-properties.ts` and `themes.ts`: the widest column of the page. */
const columnWidth = (width: number) => (width < breakpoints.vast ? 72 : 98);

/** No window has this width. */
const NEVER = 1000;

/**
 * The width of the window, in rem, from which on the header shows its links in a row. Narrower
 * windows have a menu.
 * @param labels the texts of the links to sections and languages
 */
export function rowBreakpoint(labels: readonly string[]): number {
  const texts = labels.reduce((sum, label) => sum + estimatedWidth(label) * TEXT_SIZE, 0);
  // In a wider window there is more room, but the links also have more space between them.
  for (let width: number = breakpoints.desktop; width <= breakpoints.vast; width += 1) {
    const row = texts + labels.length * 2 * linkPadding(width) + OTHER_PARTS;
    const room = Math.min(width - 2 * gutter(width), columnWidth(width));
    if (row <= room) return width;
  }
  return NEVER;
}
