import type { Owner } from '@/lib/content/schema';
import { graphemes, nameLines } from '@/lib/content/text';
import widths from '@/lib/design/display-widths.json';
import { displayTracking } from '@/lib/design/typeface';
import { directionOf } from '@/lib/locale';

/** Widest line before a phrase is broken, in em: a phone then shows it at 44 px. */
const WIDEST = 6.3;
/** The same where a phrase has too few words for another line, and would leave one empty: 29 px. */
const WIDEST_UNEVEN = 9.6;
const MOST_LINES = 3;

/** Scripts with square characters, and emoji. */
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/**
 * The width of a text in the display cut, in em; characters that the cut lacks are estimated.
 * @param tracking letter spacing, in em
 */
export function displayWidth(text: string, tracking = displayTracking): number {
  const hundredths: Partial<Record<string, number>> = widths;
  const widthOf = (letter: string) =>
    hundredths[letter] ??
    hundredths[letter.normalize('NFD').charAt(0)] ??
    (square.test(letter) ? 100 : 65);
  return graphemes(text).reduce((sum, each) => sum + widthOf(each) / 100 + tracking, 0);
}

const widest = (lines: readonly string[], tracking?: number) =>
  Math.max(...lines.map((line) => displayWidth(line, tracking)));

/** Breaks between words so that the widest line is as narrow as possible. */
function balance(words: readonly string[], lineCount: number): string[] {
  if (lineCount === 1) return [words.join(' ')];
  const ways = words
    .slice(0, 1 - lineCount)
    .map((_, index) => [
      words.slice(0, index + 1).join(' '),
      ...balance(words.slice(index + 1), lineCount - 1),
    ]);
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best));
}

/**
 * Breaks the phrases of the headline at build time: all into the same number of lines, the fewest
 * that fit, so that no phrase leaves a gap and no word is broken. If the letters would become too
 * small, a phrase of few words gets fewer lines than the others.
 * @param nameLines the preferred lines of the first phrase: first names, family name
 * @param tracking letter spacing, in em
 * @returns the phrases with line breaks, and the width of the widest line with the cursor, in em
 */
export function layOutHeadline(
  phrases: readonly string[],
  nameLines: readonly string[],
  tracking?: number,
) {
  const words = phrases.map((phrase) => phrase.trim().split(/\s+/));
  const fewestWords = Math.min(...words.map(({ length }) => length));
  for (let lineCount = 1; ; lineCount += 1) {
    const broken = words.map((each) => balance(each, Math.min(lineCount, each.length)));
    const [name = []] = broken;
    const isApt = nameLines.length === lineCount && widest(nameLines) < 1.25 * widest(name);
    if (isApt) broken[0] = [...nameLines];
    const ems = widest(broken.flat(), tracking);
    const limit = lineCount < fewestWords ? WIDEST : WIDEST_UNEVEN;
    if (ems <= limit || lineCount === MOST_LINES) {
      return { phrases: broken.map((lines) => lines.join('\n')), ems: ems + 0.15 };
    }
  }
}

/** The headline of the page: the owner's name, then the owner's phrases. */
export function headlineOf(owner: Owner, language: string) {
  // From right to left the page has no letter spacing (`GlobalStyle.ts`).
  const tracking = directionOf(language) === 'rtl' ? 0 : displayTracking;
  return layOutHeadline([owner.name, ...owner.headline], nameLines(owner), tracking);
}
