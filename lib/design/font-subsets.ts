import { unicodeRanges } from './typeface.json';

/**
 * A set of characters that has font files of its own. The names are those of Google Fonts:
 * 'latin-ext', for example, has the letters of Polish and Turkish. Digits and English letters are
 * not in these subsets. They are in `text-basic` and `display-basic`, which every page loads.
 */
export type FontSubset = keyof typeof unicodeRanges;

/** A pattern for each subset: `[\u{a1}-\u{a8}…]` for `U+a1-a8,…`. */
const patterns = Object.entries(unicodeRanges).map(([subset, ranges]) => {
  const characters = ranges.replace(/[\da-f]+/g, '\\u{$&}').replace(/U\+|,/g, '');
  return [subset as FontSubset, new RegExp(`[${characters}]`, 'u')] as const;
});

/** The subsets that have characters of a text. */
export const subsetsIn = (text: string): FontSubset[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([subset]) => subset);
