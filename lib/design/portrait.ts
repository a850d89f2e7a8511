/**
 * The part of a cropped portrait that stays visible, as `object-position`, unless the content names
 * another. Most faces are in the upper half.
 */
export const portraitFocus = '50% 25%';

/** The part that stays visible on a low phone: the middle of the face, and not the hair. */
export const lowPortraitFocus = '50% 45%';
