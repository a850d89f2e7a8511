import type { PreparedImage } from './prepared-image';

/** A portrait of less pixels in width or height would look soft if it filled the picture. */
const MIN_SIZE = 620;

/** An SVG is sharp at any size. */
export const isTooSmallForHome = ({ isVector, width, height }: PreparedImage): boolean =>
  !isVector && Math.min(width, height) < MIN_SIZE;

/**
 * Whether a portrait is an island in the water of Home, and does not fill the picture: a small one,
 * and a transparent one without a focus, which often is round.
 */
export const isIsland = (portrait: PreparedImage & { focus?: string }): boolean =>
  isTooSmallForHome(portrait) || (!portrait.isOpaque && portrait.focus === undefined);
