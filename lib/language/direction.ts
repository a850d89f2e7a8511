export type Direction = 'ltr' | 'rtl';

/** Scripts in use today that run from right to left (Unicode). */
const rightToLeftScript = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Syrc|Thaa)$/;

/** The direction in which a language is written. */
export const directionOf = (language: string): Direction =>
  rightToLeftScript.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/**
 * The letters of Hebrew, Arabic, and other scripts that run from right to left, in the form of a
 * regular expression. The documents have it, too (`shared.typ`).
 */
export const rightToLeftLetter = String.raw`[\u{590}-\u{8ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{feff}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]`;

const startsRightToLeft = new RegExp(`^\\P{L}*${rightToLeftLetter}`, 'u');

/**
 * The direction of a text, by its first letter. `dir="auto"` decides in the same way, but styles
 * could read its result only with `:dir()`, which is newer than our oldest browsers.
 */
export const directionOfText = (text: string): Direction =>
  startsRightToLeft.test(text) ? 'rtl' : 'ltr';
