import { graphemes } from '@/lib/text/text';

/**
 * Kinds of letters, and the width of their widest in em, as in the display cut of our typeface
 * (measured with fontkit). A letter has the first kind that fits.
 */
const widths = [
  { kind: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u, width: 1 },
  { kind: /\p{Extended_Pictographic}/u, width: 1 },
  // "m" is 0.86 wide, and "W", the only wider one, 0.91.
  { kind: /[mwMW@%&—…]/, width: 0.86 },
  // "t" is 0.36 wide, and "." 0.24.
  { kind: /[fijlrtI\s\p{P}]/u, width: 0.36 },
  // Small Latin letters. "b" is 0.57 wide; it is seldom alone, and letters are set a little closer
  // (DISPLAY_TRACKING).
  { kind: /(?=\p{Ll})\p{Script=Latin}/u, width: 0.55 },
];

/** "N" is 0.69 wide. So are most letters of other scripts, at most. */
const OTHER_WIDTH = 0.7;

const estimatedLetterWidth = (letter: string): number =>
  widths.find(({ kind }) => kind.test(letter))?.width ?? OTHER_WIDTH;

/** The width of a text in em. It is an estimate, rather too wide, so that the text fits. */
export const estimatedWidth = (text: string): number =>
  graphemes(text).reduce((sum, character) => sum + estimatedLetterWidth(character), 0);

/** The width of the longest word of a text in em. */
export const longestWordWidth = (text: string): number =>
  Math.max(...wordsOf(text).map(estimatedWidth));

/** The parts of a text between which a line may end. */
const wordsOf = (text: string): string[] => text.split(/[^\S\u00a0]/).flatMap(wordsBetweenSpaces);

/** Words of Japanese, Chinese or Thai have nothing between them: "東京都" is "東京" and "都". */
function wordsBetweenSpaces(text: string): string[] {
  // A no-break space holds words together.
  if (text.includes('\u00a0')) return [text];
  const words = [''];
  let isAfterWord = false;
  for (const part of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    // A comma or a hyphen stays with what is before it, and what follows stays with it.
    if (isAfterWord && part.isWordLike) words.push(part.segment);
    else words.push(`${words.pop() ?? ''}${part.segment}`);
    isAfterWord = part.isWordLike === true;
  }
  return words;
}
