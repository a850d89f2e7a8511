import { graphemes } from '../text/text';
import { documentFonts, hasCharacter } from './fonts';

/** Characters without a glyph of their own: joiners, variation selectors. */
const invisible = /^[\p{Cf}\p{Variation_Selector}]$/u;

/** Whether one font has every code point of a user-perceived character. */
const isDrawable = (grapheme: string): boolean =>
  documentFonts().some((font) =>
    [...grapheme].every((character) => invisible.test(character) || hasCharacter(font, character)),
  );

const onOneLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u00ad\u200b\ufeff]/g, '');

/** Prepares a text as `toDrawable` does, but keeps the spaces at its ends. */
function withDrawableLetters(text: string): string {
  const drawn = graphemes(onOneLine(text)).map((grapheme) => {
    if (isDrawable(grapheme)) return grapheme;
    return /\p{L}|\p{N}/u.test(grapheme) ? '?' : '';
  });
  return drawn.join('').replace(/ {2,}/g, ' ');
}

/**
 * A text for a document: in composed Unicode, on one line, without control characters. If no font
 * has a letter, it becomes "?". Symbols are left out, but a text of only such symbols becomes "?".
 */
export function toDrawable(text: string): string {
  const drawn = withDrawableLetters(text).trim();
  return drawn === '' && onOneLine(text).trim() !== '' ? '?' : drawn;
}

/** Addresses in the data of documents. They are not shown, and must not change. */
const addressKey = 'href';

/** Parts of a text with links. The spaces at their ends separate them from each other. */
const partKey = 'part';

/** The data of a document as JSON, with texts that the fonts can draw. */
export const drawableJson = (data: object): string =>
  JSON.stringify(data, (key, value) => {
    if (typeof value !== 'string' || key === addressKey) return value;
    return key === partKey ? withDrawableLetters(value) : toDrawable(value);
  });

/** The letters and symbols that no font has, each once, in a text or in the data of a document. */
export function undrawableIn(data: string | object): string[] {
  const texts = JSON.stringify(data, (key, value) => (key === addressKey ? '' : value));
  return [...new Set(graphemes(onOneLine(texts)))].filter((grapheme) => !isDrawable(grapheme));
}
