export const typefaceName = 'Bricolage Grotesque';

/** The weight of headline and section titles; texts use 400 to 700. */
export const DISPLAY_WEIGHT = 760;

/** Letter spacing of headline and section titles, in em. At -0.023 and less, letters touch. */
export const DISPLAY_TRACKING = -0.022;

/** The width of lines with at most 70 characters, in em: 69 letters of average width fill it. */
export const LINE_WIDTH = 32;

/** How far a line goes up and down, in percent of the font size: `hhea` of the typeface. */
export const ASCENT = 93;
export const DESCENT = 27;

/**
 * The characters of each subset that has files of its own in `fonts/`. They are like those of
 * Google Fonts, but what English texts need is in the files `basic`.
 */
export const unicodeRanges = {
  latin:
    'U+22-24,U+27,U+2a,U+3b-3e,U+5b-60,U+7b-7e,U+a1-a8,U+aa-b6,U+b8-ff,U+131,U+152-153,U+2c6,U+2da-2dc,U+2014-2018,U+201a-201e,U+2022-2044,U+20ac,U+2122-2212',
  'latin-ext':
    'U+100-130,U+132-151,U+154-237,U+2c7,U+2dd-323,U+1e80-1e9e,U+1ef2-1ef9,U+2020,U+20a1-20ab,U+20ad-2113',
  vietnamese: 'U+1ea0-1ef1',
};

/**
 * A set of characters that has font files of its own, as Google Fonts names it: 'latin-ext' has the
 * letters of Polish and Turkish. Every page also loads files with digits and English letters.
 */
export type FontSubset = keyof typeof unicodeRanges;

export const subsetsIn = (text: string): FontSubset[] =>
  (Object.keys(unicodeRanges) as FontSubset[]).filter((subset) => {
    // `[\u{a1}-\u{a8}…]` for `U+a1-a8,…`
    const ranges = unicodeRanges[subset].replace(/[\da-f]+/g, '\\u{$&}').replace(/U\+|,/g, '');
    return new RegExp(`[${ranges}]`, 'u').test(text);
  });

/**
 * The fallback fonts for each `font-weight`. At `size`, in percent, a fallback is as wide as the
 * typeface. It is the average width of the typeface's letters, divided by that of the fallback's
 * (`xWidthAvg` in `@capsizecss/metrics`). Bold sizes are halfway between Arial's and Roboto's.
 */
export const fallbacks = [
  { weight: '400', isBold: false, size: 105.5 },
  { weight: `${DISPLAY_WEIGHT}`, isBold: true, size: 95 },
  { weight: '600 700', isBold: true, size: 104.5 },
];
