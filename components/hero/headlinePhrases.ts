import { nameLines } from '@/lib/content/names';
import type { Owner } from '@/lib/content/schema';
import { graphemes } from '@/lib/content/text';

/** A place where a line may break: a space of no width. */
const BREAK = '\u200b';

/** Scripts that have no spaces between words. */
const unspacedText =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Particles and endings in Japanese, which stay on the line of the word before them. */
const hiragana = /^\p{Script=Hiragana}+$/u;

/** Marks where a phrase without spaces may break: between its words. */
function markBreaks(phrase: string, language: string): string {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return phrase.replace(unspacedText, (text) =>
    Array.from(segmenter.segment(text), ({ segment, index }) =>
      index === 0 || hiragana.test(segment) ? segment : BREAK + segment,
    ).join(''),
  );
}

/** The grapheme clusters of a phrase. A mark for a break belongs to the letter before it. */
function clustersOf(phrase: string): string[] {
  const characters: string[] = [];
  for (const character of graphemes(phrase)) {
    if (character === BREAK) characters.push(`${characters.pop() ?? ''}${BREAK}`);
    else characters.push(character);
  }
  return characters;
}

/**
 * The phrases of the headline: the owner's name, with a line break between first names and family
 * name, and the phrases of `headline`.
 * @returns the grapheme clusters of each phrase, which are typed one by one
 */
export function headlinePhrases(
  owner: Pick<Owner, 'name' | 'firstNames' | 'headline'>,
  language: string,
): string[][] {
  const phrases = owner.headline.map((phrase) => phrase.trim().replace(/\s+/g, ' '));
  return [nameLines(owner).join('\n'), ...phrases].map((phrase) =>
    clustersOf(markBreaks(phrase, language)),
  );
}

/** Letters as wide as they are high, and emoji. */
const fullWidth =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}ー]/u;
const wide = /[mwMW]/;
const narrow = /[fijlrtI\s\p{P}]/u;
const smallLatin = /(?=\p{Ll})\p{Script=Latin}/u;

function estimatedLetterWidth(character: string): number {
  if (character === BREAK) return 0;
  if (fullWidth.test(character)) return 1;
  if (wide.test(character)) return 0.85;
  if (narrow.test(character)) return 0.36;
  return smallLatin.test(character) ? 0.55 : 0.7;
}

/** The width of a text in em. It is an estimate, rather too wide, so that the text fits. */
function estimatedWidth(text: string): number {
  return graphemes(text).reduce((sum, character) => sum + estimatedLetterWidth(character), 0);
}

/**
 * The room that the headline needs, in em: no word breaks, and no phrase takes many lines.
 * @param phrases the grapheme clusters of each phrase
 */
export function headlineWidth(phrases: readonly (readonly string[])[]): number {
  const texts = phrases.map((phrase) => phrase.join(''));
  const words = texts.flatMap((text) => text.split(/[\s\u200b]/));
  // Lines are not always full: a phrase of 2.5 full lines takes three.
  const lines = texts.map((text) => estimatedWidth(text) / 2.5);
  return Math.max(...words.map(estimatedWidth), ...lines);
}
