import { graphemes } from '@/lib/text/text';

/** A place where a line may break: a space of no width. */
export const wordBreak = '\u200b';

/** Letters as wide as they are high, and emoji. */
const fullWidth =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}ー]/u;
const wide = /[mwMW@%&—…]/;
const narrow = /[fijlrtI\s\p{P}]/u;
const smallLatin = /(?=\p{Ll})\p{Script=Latin}/u;

function estimatedLetterWidth(character: string): number {
  if (fullWidth.test(character)) return 1;
  if (wide.test(character)) return 0.85;
  if (narrow.test(character)) return 0.36;
  return smallLatin.test(character) ? 0.55 : 0.7;
}

/** The width of a text in em. It is an estimate, rather too wide, so that the text fits. */
export const estimatedWidth = (text: string): number =>
  graphemes(text).reduce((sum, character) => sum + estimatedLetterWidth(character), 0);

const spaces = new RegExp(`[\\s${wordBreak}]`);

/** The width of the longest word of a text in em. */
export const longestWordWidth = (text: string): number =>
  Math.max(...text.split(spaces).map(estimatedWidth));
