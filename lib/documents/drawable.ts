import { graphemes } from '../text/text';
import { documentFonts, hasCharacter } from './fonts';

/** Characters without a glyph of their own: joiners, variation selectors. */
const invisible = /^[\p{Cf}\p{Variation_Selector}]$/u;

/** Whether one font has every code point of a user-perceived character. */
const isDrawable = (grapheme: string): boolean =>
  documentFonts().some((font) =>
    [...grapheme].every((character) => invisible.test(character) || hasCharacter(font, character)),
  );

const isWordPart = (grapheme: string) => /\p{L}|\p{N}/u.test(grapheme);

const onOneLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u00ad\u200b\ufeff]/g, '');

/**
 * Prepares a part of a text for a document, as `toDrawable` prepares a whole text. Spaces at the
 * ends of the part stay, because they separate it from the parts beside it.
 */
export function toDrawablePart(text: string): string {
  const drawn = graphemes(onOneLine(text)).map((grapheme) => {
    if (isDrawable(grapheme)) return grapheme;
    return isWordPart(grapheme) ? '?' : '';
  });
  return drawn.join('').replace(/ {2,}/g, ' ');
}

/**
 * A text for a document: in composed Unicode, on one line, without control characters. "?" stands
 * for a letter that no font has. A symbol that no font has is left out, and a text of only such
 * symbols becomes "?".
 */
export function toDrawable(text: string): string {
  const drawn = toDrawablePart(text).trim();
  return drawn === '' && onOneLine(text).trim() !== '' ? '?' : drawn;
}

/** The key of addresses in the data of documents. Addresses are not shown, and must not change. */
export const addressKey = 'href';

/** The letters of a text that no font has, each once. */
export function undrawableLetters(text: string): string[] {
  const letters = new Set(text.normalize('NFC').match(/[\p{L}\p{N}]\p{M}*/gu));
  return [...letters].filter((letter) => !isDrawable(letter));
}

/** The symbols of a text that no font has, like emoji, each once. Documents leave them out. */
export function undrawableSymbols(text: string): string[] {
  const symbols = new Set(graphemes(onOneLine(text)).filter((each) => !isWordPart(each)));
  return [...symbols].filter((symbol) => !isDrawable(symbol));
}
