import { portraitFrame } from '../design/portrait';
import type { PreparedImage, Size } from './prepared-image';

/** How much a portrait may be enlarged, before it looks soft. */
export const MAX_ENLARGEMENT = 1.35;

/** The size in pixels that a picture needs to fill a frame, in its own ratio. */
export function sizeToFill(frame: Size, { width, height }: Size): Size {
  const scale = Math.max(frame.width / width, frame.height / height) / MAX_ENLARGEMENT;
  return { width: Math.ceil(scale * width), height: Math.ceil(scale * height) };
}

/** Whether a picture would look soft in a frame. An SVG never does. */
export const isTooSmall = (image: PreparedImage, frame: Size): boolean =>
  !image.isVector && image.width < sizeToFill(frame, image).width;

/**
 * Whether a portrait fills a frame. A small one is an island in the lake, and so is a transparent
 * one without a focus, which often is round.
 */
export const fillsFrame = (portrait: PreparedImage & { focus?: string }, frame: Size): boolean =>
  !isTooSmall(portrait, frame) && (portrait.isOpaque || portrait.focus !== undefined);

/** Whether a portrait fills the picture of Home, also on phones, where the picture is smaller. */
export const fillsHome = (portrait: PreparedImage & { focus?: string }): boolean =>
  fillsFrame(portrait, portraitFrame);
