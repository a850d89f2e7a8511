import { graphemes } from './text';

/**
 * Kinds of letters, and about the width of their widest, in em, as in the display cut of our
 * typeface (measured with fontkit). A letter has the first kind that fits.
 */
const widths = [
  { kind: /\p{Extended_Pictographic}/u, width: 1 },
  // Two scripts share "ー", so it is in none of them.
  { kind: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u, width: 1 },
  // As wide as "m". "W" is 0.91 wide, but it is rare.
  { kind: /[mwMW@%&—…]/, width: 0.86 },
  // "t" is 0.36 wide, and "." 0.24.
  { kind: /[fijlrtI\s\p{P}]/u, width: 0.36 },
  // Small Latin letters. "b" is 0.57 wide, but letters are set a little closer (DISPLAY_TRACKING).
  { kind: /(?=\p{Ll})\p{Script=Latin}/u, width: 0.55 },
];

/** All other letters: "N" is 0.69 wide, and most other scripts have no wider letter. */
const OTHER_WIDTH = 0.7;

const estimatedLetterWidth = (letter: string): number =>
  widths.find(({ kind }) => kind.test(letter))?.width ?? OTHER_WIDTH;

/** The width of a text in em. It is an estimate, rather too wide, so that the text fits. */
export const estimatedWidth = (text: string): number =>
  graphemes(text).reduce((sum, character) => sum + estimatedLetterWidth(character), 0);

/** Letters of Chinese, Japanese and Thai, which have no spaces between words. */
const letterWithoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/**
 * The width of the longest word of a text in em. A word ends where a line may end: at a space, but
 * not at a no-break space, or after a hyphen. Each letter of a text without spaces is a word:
 * "東京でCSS" has "東", "京", "で", "CSS".
 */
export const longestWordWidth = (text: string): number =>
  Math.max(
    ...text
      .replace(letterWithoutSpaces, ' $& ')
      .split(/[^\S\u00a0]|(?<=-)/)
      .map(estimatedWidth),
  );
