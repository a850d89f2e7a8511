/**
 * Matches a text whose first letter belongs to Hebrew, Arabic, or another script that runs from
 * right to left.
 */
const rightToLeft =
  /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The direction of a text, by its first letter. `dir="auto"` decides in the same way, but styles
 * could read its result only with `:dir()`, which is newer than our oldest browsers.
 */
export const directionOfText = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(text) ? 'rtl' : 'ltr';
