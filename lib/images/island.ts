import type { PreparedImage, Size } from './prepared-image';

/** Many screens have more pixels than they count, so a sharp picture has some to spare. */
const MIN_PIXELS = 1.2;

/** The size in pixels that a picture needs to fill a frame, in its own ratio. */
export function sizeToFill(frame: Size, { width, height }: Size): Size {
  const scale = MIN_PIXELS * Math.max(frame.width / width, frame.height / height);
  return { width: Math.ceil(scale * width), height: Math.ceil(scale * height) };
}

/** Whether a picture would look soft in a frame. An SVG never does. */
export const isTooSmall = (image: PreparedImage, frame: Size): boolean =>
  !image.isVector && image.width < sizeToFill(frame, image).width;

/**
 * Whether a portrait fills a frame: with a focus, which says what must not be cut, and enough
 * pixels. Any other portrait is an island in the lake, whole but for its corners.
 */
export const fillsFrame = (portrait: PreparedImage & { focus?: string }, frame: Size): boolean =>
  portrait.focus !== undefined && !isTooSmall(portrait, frame);
