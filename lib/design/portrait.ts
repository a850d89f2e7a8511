/**
 * The part of a portrait that stays visible when the portrait is cropped, as `object-position`. It
 * is used if the content names no other part. Most faces are in the upper half of a portrait.
 */
export const portraitFocus = '50% 25%';

/** The same on a low phone: the middle of the face, and not the hair. */
export const lowPortraitFocus = '50% 45%';
