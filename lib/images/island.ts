import { decodeOriginal, type Original, type Size } from './original';

/** Many screens have more pixels than they count, so a sharp picture has some to spare. */
const MIN_PIXELS = 1.2;

/** The size in pixels that a picture needs to fill a frame, in its own ratio. */
export function sizeToFill(frame: Size, { width, height }: Size): Size {
  const scale = MIN_PIXELS * Math.max(frame.width / width, frame.height / height);
  return { width: Math.ceil(scale * width), height: Math.ceil(scale * height) };
}

/** Whether a picture would look soft in a frame. An SVG never does. */
export const isTooSmall = (original: Original, frame: Size): boolean =>
  !original.isSvg && original.width < sizeToFill(frame, original).width;

/**
 * Whether a portrait stands as an island in the lake, and does not fill the frame: it is too small,
 * or round.
 */
export const isIsland = async (original: Original, frame: Size): Promise<boolean> =>
  isTooSmall(original, frame) || (await hasFourTransparentCorners(original));

/** A round picture has them. A cut-out person, who stands in the lake, covers the lower ones. */
async function hasFourTransparentCorners(original: Original): Promise<boolean> {
  const { data, info } = await decodeOriginal(original, 100);
  const { width, height, channels } = info;
  // Gray or three colors; with transparency there is one channel more.
  const hasAlpha = channels % 2 === 0;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  return hasAlpha && corners.every((pixel) => data[(pixel + 1) * channels - 1] === 0);
}
