/**
 * The part of a portrait that stays visible when the portrait is cropped, as `object-position`. It
 * is used if the content names no other part. Most faces are in the upper half of a portrait.
 */
export const portraitFocus = '50% 25%';

/** A portrait is shown at up to this multiple of its size in CSS pixels. */
const MAX_ENLARGEMENT = 1.5;

/**
 * The greatest size of a portrait on the first screen, in CSS pixels.
 * @returns `isLarge`: whether it fills the picture of the first screen in usual windows
 */
export function portraitLimits({ width, height }: { width: number; height: number }) {
  const limits = {
    width: Math.floor(MAX_ENLARGEMENT * width),
    height: Math.floor(MAX_ENLARGEMENT * height),
  };
  return { ...limits, isLarge: limits.width >= 1200 && limits.height >= 1400 };
}
