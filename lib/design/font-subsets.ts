import { unicodeRanges } from './typeface.json';

/**
 * Characters of the typeface that are in files of their own, with the names of Google Fonts:
 * 'latin-ext' has those of Polish and Turkish. Every page loads the files `text-basic` and
 * `display-basic`, which have the digits and the letters of English.
 */
export type FontSubset = keyof typeof unicodeRanges;

/** A pattern for each subset: `[\u{a1}-\u{a8}…]` for `U+a1-a8,…`. */
const patterns = Object.entries(unicodeRanges).map(([subset, ranges]) => {
  const characters = ranges.replace(/[\da-f]+/g, '\\u{$&}').replace(/U\+|,/g, '');
  return [subset as FontSubset, new RegExp(`[${characters}]`, 'u')] as const;
});

/** The subsets that have characters of a text. */
export const subsetsFor = (text: string): FontSubset[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([subset]) => subset);
