// The typeface of the page. Its measures are in `typeface.json`:
// - `unicodeRanges`: the characters of each subset that has files of its own in `fonts/`
// - `ascent`, `descent`: in percent of the font size, from the table `hhea` of the typeface
// - `lineWidth`: the width of lines with at most 70 characters, in em
// - `sizeAdjust`: for each fallback font and each `font-weight`, the size in percent at which the
//   font is as wide as the typeface: 100 × the average width of a letter of the typeface, divided
//   by that of the fallback (`xWidthAvg` in `@capsizecss/metrics`, or measured with fontkit)

export const typefaceName = 'Bricolage Grotesque';

/** The weight of headline and section titles; texts use 400 to 700. */
export const DISPLAY_WEIGHT = 760;

/** Letter spacing of headline and section titles, in em. At -0.023 and less, letters touch. */
export const DISPLAY_TRACKING = -0.022;
