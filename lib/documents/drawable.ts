import { graphemes } from '../content/text';
import { documentFonts, hasCharacter } from './fonts';

/** Characters without a glyph of their own: joiners, variation selectors. */
const invisible = /^[\p{Cf}\p{Variation_Selector}]$/u;

/** Whether one font has every code point of a user-perceived character. */
const isDrawable = (grapheme: string): boolean =>
  documentFonts().some((font) =>
    [...grapheme].every((character) => invisible.test(character) || hasCharacter(font, character)),
  );

const isWordPart = (grapheme: string) => /\p{L}|\p{N}/u.test(grapheme);

/** A text in composed Unicode, on one line, without control characters. */
const onOneLine = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u00ad\u200b\ufeff]/g, '');

/** Prepares a part of a text like `drawable`, but keeps the spaces at its ends. */
export function drawablePart(text: string): string {
  const drawn = graphemes(onOneLine(text)).map((grapheme) => {
    if (isDrawable(grapheme)) return grapheme;
    return isWordPart(grapheme) ? '?' : '';
  });
  return drawn.join('').replace(/ {2,}/g, ' ');
}

/**
 * Prepares a text for a document: composed, on one line, without control characters and without
 * symbols that no font has. Letters that no font has become "?".
 * @returns "?" for a text that has only symbols that no font has
 */
export function drawable(text: string): string {
  const drawn = drawablePart(text).trim();
  return drawn === '' && onOneLine(text).trim() !== '' ? '?' : drawn;
}

/** The letters of a text that no font has, each once. */
export function undrawable(text: string): string[] {
  const letters = new Set(text.normalize('NFC').match(/[\p{L}\p{N}]\p{M}*/gu));
  return [...letters].filter((letter) => !isDrawable(letter));
}
