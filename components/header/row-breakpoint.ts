import { breakpoints } from '../theme/media';
import { columnWidth, gutter, linkPadding, smallText } from '../theme/sizes';
import { estimatedWidth } from '../theme/text-width';

// All sizes are in rem. The functions calculate sizes of the styles for a width of the window. Up
// to `breakpoints.vast` a rem of the layout is a rem of a media query: `themes.ts` enlarges the rem
// of the layout only in windows wider than about 112rem.

/** The name at its narrowest, the theme switch, and the gaps between the parts. */
const OTHER_PARTS = 18.5;

/** `--link-padding`. */
function paddingAt(width: number): number {
  const { min, vw, lessRem, max } = linkPadding;
  return Math.min(Math.max(min, (vw / 100) * width - lessRem), max);
}
/** `--gutter`, whose limits only narrower and wider windows reach. */
const gutterAt = (width: number) => gutter.rem + (gutter.vw / 100) * width;
/** `--width`. */
const columnAt = (width: number) =>
  width < breakpoints.vast ? columnWidth.usual : columnWidth.vast;

const WIDER_THAN_ANY_WINDOW = 1000;

/**
 * The width of the window, in rem, from which on the header shows its links in a row. Narrower
 * windows have a menu.
 * @param labels the texts of the links to sections and languages
 */
export function rowBreakpoint(labels: readonly string[]): number {
  const texts = labels.reduce((sum, label) => sum + estimatedWidth(label) * smallText, 0);
  // In a wider window there is more room, but the links also have more space between them.
  for (let width: number = breakpoints.desktop; width <= breakpoints.vast; width += 1) {
    const row = texts + labels.length * 2 * paddingAt(width) + OTHER_PARTS;
    const room = Math.min(width - 2 * gutterAt(width), columnAt(width));
    if (row <= room) return width;
  }
  return WIDER_THAN_ANY_WINDOW;
}
