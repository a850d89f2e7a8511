import { cache } from 'react';
import { nameLines } from '@/lib/content/names';
import type { Owner } from '@/lib/content/schema';
import { graphemes } from '@/lib/content/text';
import widths from '@/lib/design/display-widths.json';
import { displayTracking } from '@/lib/design/typeface';
import { directionOf } from '@/lib/intl';

/** The widest line in em before phrases take another line. A phone then shows it at 44 px. */
const WIDEST = 6.3;
/** The limit if another line would stay empty, because some phrase has too few words: 29 px. */
const WIDEST_UNEVEN = 9.6;
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

const widest = (lines: readonly string[], tracking?: number) =>
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
  const ways = parts
    .slice(0, 1 - lineCount)
    .map((_, index) => [
      parts.slice(0, index + 1).join(' '),
      ...balance(parts.slice(index + 1), lineCount - 1),
    ]);
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best));
}

/**
 * Breaks the phrases of the headline at build time. All have the same number of lines, the fewest
 * that fit, so that no phrase leaves a gap and no word is broken. If the letters would become too
 * small, a phrase of few words has fewer lines than the others.
 * @param phrases the owner's name, then other phrases
 * @param nameLines the preferred lines of the name: first names, family name
 * @param tracking letter spacing, in em
 * @returns the phrases with line breaks, and the width of the widest line with the cursor, in em
 */
function layOutHeadline(
  phrases: readonly string[],
  nameLines: readonly string[],
  tracking: number,
): { phrases: string[]; width: number } {
  const [ownName = '', ...others] = phrases;
  const partsOfPhrases = [splitName(ownName), ...others.map(splitIntoWords)];
  const fewestParts = Math.min(...partsOfPhrases.map(({ length }) => length));

  const layOut = (lineCount: number) => {
    const broken = partsOfPhrases.map((parts) => balance(parts, Math.min(lineCount, parts.length)));
    const [name = []] = broken;
    const isPreferred = nameLines.length === lineCount && widest(nameLines) < 1.25 * widest(name);
    if (isPreferred) broken[0] = [...nameLines];
    return {
      phrases: broken.map((lines) => lines.join('\n')),
      width: widest(broken.flat(), tracking) + CURSOR,
    };
  };

  for (const lineCount of [1, 2]) {
    const layout = layOut(lineCount);
    const limit = lineCount < fewestParts ? WIDEST : WIDEST_UNEVEN;
    if (layout.width <= limit + CURSOR) return layout;
  }
  return layOut(3);
}

type HeadlineSource = Pick<Owner, 'name' | 'firstNames' | 'headline'>;

/** The headline of the page: the owner's name, then the owner's phrases. Laid out once per page. */
export const headlineOf = cache((owner: HeadlineSource, language: string) => {
  // From right to left the page has no letter spacing (`GlobalStyle.ts`).
  const tracking = directionOf(language) === 'rtl' ? 0 : displayTracking;
  return layOutHeadline([owner.name, ...owner.headline], nameLines(owner), tracking);
});
