import { unicodeRanges } from './typeface';

/**
 * A set of characters that has font files of its own, as Google Fonts names it: 'latin-ext' has the
 * letters of Polish and Turkish. Every page also loads files with digits and English letters.
 */
export type FontSubset = keyof typeof unicodeRanges;

/** A pattern for each subset: `[\u{a1}-\u{a8}…]` for `U+a1-a8,…`. */
const patterns = Object.entries(unicodeRanges).map(([subset, ranges]) => {
  const characters = ranges.replace(/[\da-f]+/g, '\\u{$&}').replace(/U\+|,/g, '');
  return [subset as FontSubset, new RegExp(`[${characters}]`, 'u')] as const;
});

export const subsetsIn = (text: string): FontSubset[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([subset]) => subset);
