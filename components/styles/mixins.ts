import { css, keyframes } from 'styled-components';
import { DISPLAY_TRACKING, DISPLAY_WEIGHT } from '@/lib/design/typeface';
import { media } from './media';

/** From 20 px on, larger letters are closer: `DISPLAY_TRACKING` from 32 px on. */
export const displayText = css`
  font-weight: ${DISPLAY_WEIGHT};
  letter-spacing: clamp(${DISPLAY_TRACKING}em, 1.2px - 0.06em, 0px);
`;

/** The height of a line in titles, in em. */
export const TITLE_LINE_HEIGHT = 1.12;

/** Hides an element, but not from screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: pre;
  /* Visitors copy only what they see. */
  -webkit-user-select: none;
  user-select: none;
`;

export const muted = css`
  color: var(--ink-soft);
  font-size: var(--text-sm);
`;

/**
 * The space at each side of the column, in what is as wide as the window without its scrollbar.
 * With the scrollbar, it is `--page-margin`.
 */
export const BESIDE_COLUMN = 'max(var(--gutter), (100% - var(--max-column)) / 2)';

/** The two columns of the page: of names or a picture, and of the text beside it. */
export const twoColumns = css`
  display: grid;
  grid-template-columns: var(--first-column) minmax(0, 1fr);
  column-gap: var(--gap);
`;

/** Items in rows, as many as needed. The class `dotted` is for texts with dots between them. */
export const wrappingRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

export const iconGround = css`
  ${media.hover} {
    &:hover {
      background: var(--line);
    }
  }
`;

/** A square for an icon that a finger presses. */
export const square = css`
  display: grid;
  place-items: center;
  width: var(--tap-size);
  height: var(--tap-size);
`;

export const iconButton = css`
  ${square}
  ${iconGround}
  border-radius: 50%;
  color: var(--ink-soft);
`;

/** A semibold link or button, tall enough for fingers. */
export const tapTarget = css`
  display: flex;
  align-items: center;
  gap: 0.5em;
  min-height: var(--tap-size);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
`;

/**
 * Declares a length in whole pixels, in which browsers place pictures and drawings: a line that
 * goes from one to the other would have a step. Chrome before 125 does not know `round()`.
 */
export const wholePixels = (property: `--${string}`, length: string, step = '1px') => css`
  ${property}: ${length};
  @supports (width: round(1px, 1px)) {
    ${property}: round(${length}, ${step});
  }
`;

/** A drawing that fills its container. Clicks go through it. */
export const backdrop = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

/**
 * Fades in and moves to its place from `--from`, the value of a `translate()`. Chromium would
 * animate the property `translate`, and parts of an SVG, on the main thread.
 */
export const appear = keyframes`
  from {
    opacity: 0;
    transform: translate(var(--from));
  }
`;
