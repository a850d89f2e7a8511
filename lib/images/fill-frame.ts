import type { PreparedImage } from './prepared-image';

/** In pixels. A portrait of less width or height would look soft if it filled the picture of Home. */
const MIN_SIZE = 620;

/** An SVG is sharp at any size. */
export const isTooSmallForHome = ({ isVector, width, height }: PreparedImage): boolean =>
  !isVector && Math.min(width, height) < MIN_SIZE;

/**
 * Whether a portrait fills the picture of Home. A small one is an island in the water,
 * and so is a transparent one without a focus, which often is round.
 */
export const fillsFrame = (portrait: PreparedImage & { focus?: string }): boolean =>
  !isTooSmallForHome(portrait) && (portrait.isOpaque || portrait.focus !== undefined);
