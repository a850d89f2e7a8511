/**
 * The part of a cropped portrait that stays visible, as `object-position`, if the content names no
 * other part. Most faces are in the upper half of a portrait.
 */
export const portraitFocus = '50% 25%';

/** The part that stays visible on a low phone: the middle of the face, and not the hair. */
export const lowPortraitFocus = '50% 45%';
