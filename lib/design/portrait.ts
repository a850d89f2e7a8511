/**
 * The part of a portrait that stays when it is cropped, as in `object-position`, if the content
 * names none. In most portraits the face is in the upper half.
 */
export const portraitFocus = '50% 25%';
