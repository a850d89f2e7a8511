import { portraitFrame } from '../design/portrait';
import type { PreparedImage } from './prepared-image';

/** How much a portrait may be enlarged before it looks soft. */
const MAX_ENLARGEMENT = 1.35;

/** Whether a portrait would look soft if it filled the picture of Home. An SVG never does. */
export function isTooSmallForHome({ isVector, width, height }: PreparedImage): boolean {
  const enlargement = Math.max(portraitFrame.width / width, portraitFrame.height / height);
  return !isVector && enlargement > MAX_ENLARGEMENT;
}

/**
 * Whether a portrait fills the picture of Home. A small one is an island in the water,
 * and so is a transparent one without a focus, which often is round.
 */
export const fillsFrame = (portrait: PreparedImage & { focus?: string }): boolean =>
  !isTooSmallForHome(portrait) && (portrait.isOpaque || portrait.focus !== undefined);
