/** A square loses three eighths to a frame of 8 by 5, and a photo of 4 by 3 a sixth. */
export const mostCropped = 1 / 3;

/**
 * How much of a picture a frame of another shape cuts away, from 0 to 1.
 * @param ratio width by height of the picture, and `frame` of the frame
 */
export const croppedShare = (ratio: number, frame: number): number =>
  1 - Math.min(ratio / frame, frame / ratio);
