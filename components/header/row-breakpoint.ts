import { breakpoints } from '../styles/media';
import { columnWidth, MAX_GUTTER, SMALL_TEXT, TAP_SIZE } from '../styles/sizes';
import { estimatedWidth } from '../styles/text-width';

// All sizes are in rem.

/** The space at each side of a link in the row. */
export const LINK_PADDING = 0.9;

/** The least width of the name beside the row. A longer name takes two lines. */
export const MIN_NAME_WIDTH = 7;

/** The gap between the parts of the header, and between those of the row. */
export const BAR_GAP = 1;

/** The theme button, and two gaps: before the button, and before the row. */
const BUTTON_AND_GAPS = TAP_SIZE + 2 * BAR_GAP;

const WIDER_THAN_ANY_WINDOW = 1000;

/**
 * The width of the window from which on the header shows its links in a row, and not in a menu.
 * @param labels the texts of the links to sections
 * @param languages the texts of the links to languages, each with a gap before it
 */
export function rowBreakpointOf(labels: readonly string[], languages: readonly string[]): number {
  const linkWidth = (text: string) => estimatedWidth(text) * SMALL_TEXT + 2 * LINK_PADDING;
  const linkWidths = [
    ...labels.map(linkWidth),
    ...languages.map((name) => linkWidth(name) + BAR_GAP),
  ];
  const barWidth = linkWidths.reduce((sum, width) => sum + width, MIN_NAME_WIDTH + BUTTON_AND_GAPS);
  if (barWidth > columnWidth.vast) return WIDER_THAN_ANY_WINDOW;
  if (barWidth > columnWidth.usual) return breakpoints.vast;
  return Math.max(breakpoints.desktop, Math.ceil(barWidth + 2 * MAX_GUTTER));
}
