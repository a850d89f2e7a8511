/**
 * A letter of Hebrew, Arabic, and the other scripts from right to left, before any other letter.
 */
const rightToLeft =
  /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * The direction of a text, by its first letter, like `dir="auto"`. CSS cannot read that one:
 * `:dir()` is newer than our oldest browsers.
 */
export const directionOfText = (text: string): 'ltr' | 'rtl' =>
  rightToLeft.test(text) ? 'rtl' : 'ltr';
