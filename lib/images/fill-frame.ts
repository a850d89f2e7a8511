import { portraitFrame } from '../design/portrait';
import type { PreparedImage, Size } from './prepared-image';

/** How much a portrait may be enlarged before it looks soft. */
export const MAX_ENLARGEMENT = 1.35;

/** The size in pixels that a portrait needs to fill the picture of Home, in its own ratio. */
export function sizeToFill({ width, height }: Size): Size {
  const scale = Math.max(portraitFrame.width / width, portraitFrame.height / height);
  const pixels = (length: number) => Math.ceil((scale * length) / MAX_ENLARGEMENT);
  return { width: pixels(width), height: pixels(height) };
}

/** Whether a portrait would look soft if it filled the picture. An SVG never does. */
export const isTooSmallForHome = (portrait: PreparedImage): boolean =>
  !portrait.isVector && portrait.width < sizeToFill(portrait).width;

/**
 * Whether a portrait fills the picture of Home. A small one is an island in the water,
 * and so is a transparent one without a focus, which often is round.
 */
export const fillsFrame = (portrait: PreparedImage & { focus?: string }): boolean =>
  !isTooSmallForHome(portrait) && (portrait.isOpaque || portrait.focus !== undefined);
