import { graphemes } from '../text/text';
import { documentFonts, hasCharacter } from './document-fonts';

/** Characters without a glyph of their own: joiners, variation selectors. */
const noGlyph = /^[\p{Cf}\p{Variation_Selector}]$/u;

/** Whether one font has every code point of a user-perceived character. */
const isDrawable = (grapheme: string): boolean =>
  documentFonts().some((font) =>
    [...grapheme].every((character) => noGlyph.test(character) || hasCharacter(font, character)),
  );

/** Documents break their lines themselves: no-break spaces and ends of paragraphs are plain spaces. */
const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ');

/** Unicode's sign for what cannot be shown. */
const missing = '\ufffd';

/** Missing signs and a space: " ★" before the sign of "Kelp ★:", and "★ " at the beginning. */
const missingWithSpace = / \ufffd+(?=[ \p{Pe}\p{Pf}\p{Po}])|^\ufffd+ /gu;

/** A text without characters that no font has: "Kelp:" for "Kelp ★:". Spaces at its ends stay. */
const onlyDrawable = (text: string): string =>
  graphemes(withPlainSpaces(text))
    .map((grapheme) => (isDrawable(grapheme) ? grapheme : missing))
    .join('')
    .replace(missingWithSpace, '')
    .replaceAll(missing, '');

/** Addresses in the data of documents. They are not shown, and must not change. */
const addressKey = 'href';

/** The runs of a text with links. The spaces at their ends separate them from each other. */
const runKey = 'run';

/** The data of a document as JSON. Its texts have only characters that a font has. */
export const drawableJson = (data: object): string =>
  JSON.stringify(data, (key, value) => {
    if (typeof value !== 'string' || key === addressKey) return value;
    return key === runKey ? onlyDrawable(value) : onlyDrawable(value).trim();
  });

/** The letters and symbols that no font has, each once, in a text or in the data of a document. */
export function undrawableIn(data: string | object): string[] {
  const texts = JSON.stringify(data, (key, value) => (key === addressKey ? '' : value));
  return [...new Set(graphemes(withPlainSpaces(texts)))].filter(
    (grapheme) => !isDrawable(grapheme),
  );
}
