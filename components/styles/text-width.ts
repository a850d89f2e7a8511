import { graphemes } from '@/lib/text/text';

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

/** The width of the longest word of a text in em. */
export const longestWordWidth = (text: string): number =>
  Math.max(...wordsOf(text).map(estimatedWidth));

/** Words end at spaces. Those of Japanese, Chinese or Thai have nothing between them. */
function wordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  const segments = Array.from(segmenter.segment(text));
  const parts = segments.map(({ segment, isWordLike }, index) =>
    isWordLike && segments[index - 1]?.isWordLike ? ` ${segment}` : segment,
  );
  return parts.join('').split(/\s/);
}
