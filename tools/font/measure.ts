import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { displayWeight } from '../../lib/design/typeface';
import { systemFonts } from '../../scripts/support/system-fonts';
import { prose } from './measured-prose';

/** In code points. A larger gap could contain a whole other script, like Greek. */
const MAX_GAP = 0x80;

/**
 * The width of a line, in letters of average width. A line of narrow letters has more of them, and
 * at most 70.
 */
const AVERAGE_LETTERS = 69;

/** Reads a file of one font, not of a collection. */
export const fontOf = (file: Buffer) => create(file) as Font;

/** The characters that a font has, except those above U+FFFF, like emoji. */
export const charactersOf = (file: Buffer): string[] =>
  fontOf(file)
    // The list may end with U+FFFF, which is not a character.
    .characterSet.filter((point) => point < 0xffff)
    .map((point) => String.fromCodePoint(point));

/**
 * Measures the typeface, in the terms of CSS.
 * @param display the font for headline and section titles
 * @param subsets the characters of each subset, which no other subset has; every page loads 'basic'
 * @returns
 * - `unicodeRanges`: the characters of each subset except 'basic'
 * - `ascent`, `descent`: in percent of the font size
 * - `lineWidth`: in em, of lines with at most 70 characters
 * - `sizeAdjust`: for each fallback font and each weight of the page, the size in percent at which
 *   the font is as wide as the typeface
 */
export async function measureTypeface(
  typeface: Buffer,
  display: Buffer,
  subsets: Readonly<Record<string, string>>,
) {
  const withWeight = (weight: number) =>
    subsetFont(typeface, prose, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  const averageWidth = widthOf(prose, await withWeight(400)) / prose.length;
  const sizeAdjust: Record<string, Record<number, number>> = {};
  // 650 stands for the bold texts of the page, which have weights from 600 to 700.
  for (const weight of [400, 650, displayWeight]) {
    const font = weight === displayWeight ? display : await withWeight(weight);
    const width = widthOf(prose, font);
    for (const [name, [regular, bold]] of Object.entries(systemFonts)) {
      const fallback = widthOf(prose, await readFile(weight < 600 ? regular : bold));
      sizeAdjust[name] = { ...sizeAdjust[name], [weight]: oneDecimal((width / fallback) * 100) };
    }
  }
  const { ascent, descent, unitsPerEm } = fontOf(typeface);
  const percent = (height: number) => oneDecimal((height / unitsPerEm) * 100);
  const { basic: _, ...loadedIfNeeded } = subsets;
  const ranges = Object.keys(loadedIfNeeded).map(
    (name) => [name, unicodeRange(name, subsets)] as const,
  );
  return {
    unicodeRanges: Object.fromEntries(ranges),
    ascent: percent(ascent),
    descent: percent(-descent),
    lineWidth: Math.floor(AVERAGE_LETTERS * averageWidth),
    sizeAdjust,
  };
}

const codePoints = (characters: string) =>
  Array.from(characters, (character) => character.codePointAt(0) ?? 0);

/**
 * The characters of a subset in the form of `unicode-range`: "U+22-24,U+27". To make the page
 * smaller, a range continues over gaps in which no other subset has a character.
 */
function unicodeRange(name: string, subsets: Readonly<Record<string, string>>): string {
  const { [name]: characters = '', ...otherSubsets } = subsets;
  const otherPoints = codePoints(Object.values(otherSubsets).join(''));
  const canSpan = (start: number, end: number) =>
    end - start <= MAX_GAP && !otherPoints.some((other) => start < other && other < end);
  const ranges: { first: number; last: number }[] = [];
  for (const point of codePoints(characters).sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range !== undefined && canSpan(range.last, point)) range.last = point;
    else ranges.push({ first: point, last: point });
  }
  return ranges
    .map(({ first, last }) => {
      const start = `U+${first.toString(16)}`;
      return first === last ? start : `${start}-${last.toString(16)}`;
    })
    .join();
}

const oneDecimal = (number: number) => Math.round(number * 10) / 10;

/** The width of a text on one line, as a multiple of the font size. */
function widthOf(text: string, file: Buffer): number {
  const font = fontOf(file);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
