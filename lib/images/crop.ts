/** A square loses three eighths to a frame of 8 by 5, and a photo of 4 by 3 a sixth. */
export const mostCropped = 1 / 3;

/**
 * How much of a picture a frame of another shape cuts away, from 0 to 1.
 * @param ratio width by height of the picture, and `frame` of the frame
 */
export const croppedShare = (ratio: number, frame: number): number =>
  1 - Math.min(ratio / frame, frame / ratio);

const sides: Record<string, number> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

/** How far from the left and from the top the part is that must stay, each from 0 to 1. */
function focusPoint(focus: string): [across: number, down: number] {
  const words = focus.split(' ');
  const percents = words.map((word) => Number.parseFloat(word) / 100);
  if (percents.every((each) => !Number.isNaN(each)))
    return [percents[0] ?? 0.5, percents[1] ?? 0.5];
  const along = (...names: string[]) => words.find((word) => names.includes(word)) ?? 'center';
  return [sides[along('left', 'right')] ?? 0.5, sides[along('top', 'bottom')] ?? 0.5];
}

/**
 * The part of a picture that a frame of another shape shows, as browsers choose it.
 * @param size of the picture, in pixels
 * @param ratio of the frame, width by height
 * @param focus as in the content: "top", "bottom left", "30% 20%"
 * @returns the region in whole pixels, inside the picture
 */
export function cropRegion(size: { width: number; height: number }, ratio: number, focus: string) {
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * ratio)));
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / ratio)));
  const [across, down] = focusPoint(focus);
  return {
    left: Math.round((size.width - width) * across),
    top: Math.round((size.height - height) * down),
    width,
    height,
  };
}
