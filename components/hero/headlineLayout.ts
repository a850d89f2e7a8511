import { cache } from 'react';
import { nameLines } from '@/lib/content/names';
import type { Owner } from '@/lib/content/schema';
import { graphemes } from '@/lib/content/text';
import widths from '@/lib/design/display-widths.json';
import { displayTracking } from '@/lib/design/typeface';
import { directionOf } from '@/lib/intl';

/**
 * If the widest line is wider than this, in em, each phrase gets another line. A headline of this
 * width has a font size of 44 px on a phone.
 */
const MAXIMUM_WIDTH = 6.3;
/** The same if a phrase has too few words for another line. Its font size is 29 px on a phone. */
const MAXIMUM_WIDTH_OF_FEW_WORDS = 9.6;
/** Reserved for the cursor, in em. */
const CURSOR = 0.15;

/** Scripts with square characters, and emoji. */
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** The width of a letter in hundredths of an em. It is an estimate if the display cut lacks it. */
function widthOf(letter: string): number {
  const hundredths: Partial<Record<string, number>> = widths;
  const base = letter.normalize('NFD').charAt(0);
  return hundredths[letter] ?? hundredths[base] ?? (square.test(letter) ? 100 : 65);
}

/**
 * The width of a text in the display cut, in em.
 * @param tracking letter spacing, in em
 */
function displayWidth(text: string, tracking = displayTracking): number {
  return graphemes(text).reduce((sum, letter) => sum + widthOf(letter) / 100 + tracking, 0);
}

/** The width of the widest of some lines, in em. */
const maximumWidth = (lines: readonly string[], tracking?: number) =>
  Math.max(...lines.map((line) => displayWidth(line, tracking)));

const splitIntoWords = (phrase: string) => phrase.trim().split(/\s+/);

/** Splits a name where a line may break. Particles stay with the next word: "von Trapp". */
function splitName(name: string): string[] {
  const nameWords = splitIntoWords(name);
  const parts: string[] = [];
  let particles = '';
  for (const word of nameWords) {
    if (/^\p{Ll}/u.test(word)) {
      particles += `${word} `;
    } else {
      parts.push(particles + word);
      particles = '';
    }
  }
  // "bell hooks" has no particle, only small letters.
  return particles === '' ? parts : nameWords;
}

/** Joins the parts of a phrase into lines, so that the widest line is as narrow as possible. */
function balance(parts: readonly string[], lineCount: number): string[] {
  if (lineCount === 1) return [parts.join(' ')];
  // Each of the other lines needs a part of its own.
  const mostPartsInFirstLine = parts.length - lineCount + 1;
  const layouts = Array.from({ length: mostPartsInFirstLine }, (_, index) => [
    parts.slice(0, index + 1).join(' '),
    ...balance(parts.slice(index + 1), lineCount - 1),
  ]);
  return layouts.reduce((best, layout) =>
    maximumWidth(layout) < maximumWidth(best) ? layout : best,
  );
}

/**
 * Chooses the lines of the name: first names and family name have a line each, unless that is much
 * wider than the balanced lines.
 */
function breakName(owner: Pick<Owner, 'name' | 'firstNames'>, balanced: string[]): string[] {
  const lines = nameLines(owner);
  const isMuchWider = maximumWidth(lines) >= 1.25 * maximumWidth(balanced);
  return lines.length === balanced.length && !isMuchWider ? lines : balanced;
}

/**
 * Breaks the phrases of the headline at build time: the owner's name, then the other phrases. All
 * have the same number of lines, the fewest that fit, so that no phrase leaves a gap and no word is
 * broken. If the letters would become too small, a phrase of few words has fewer lines than the
 * others. A page calls this twice, and the second call returns the same layout.
 * @returns the phrases with line breaks, and the width of the widest line with the cursor, in em
 */
export const headlineLayout = cache(
  (owner: Pick<Owner, 'name' | 'firstNames' | 'headline'>, language: string) => {
    // From right to left the page has no letter spacing (`GlobalStyle.ts`).
    const tracking = directionOf(language) === 'rtl' ? 0 : displayTracking;
    const partsOfPhrases = [splitName(owner.name), ...owner.headline.map(splitIntoWords)];
    const fewestParts = Math.min(...partsOfPhrases.map(({ length }) => length));

    const layOut = (lineCount: number) => {
      const [name = [], ...others] = partsOfPhrases.map((parts) =>
        balance(parts, Math.min(lineCount, parts.length)),
      );
      const lines = [breakName(owner, name), ...others];
      return {
        phrases: lines.map((phrase) => phrase.join('\n')),
        width: maximumWidth(lines.flat(), tracking) + CURSOR,
      };
    };

    for (const lineCount of [1, 2]) {
      const layout = layOut(lineCount);
      const limit = lineCount < fewestParts ? MAXIMUM_WIDTH : MAXIMUM_WIDTH_OF_FEW_WORDS;
      if (layout.width <= limit + CURSOR) return layout;
    }
    return layOut(3);
  },
);
