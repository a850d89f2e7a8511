import { graphemes } from '../text/text';
import { documentFonts, hasCharacter } from './document-fonts';

/** Characters without a glyph of their own: joiners, variation selectors. */
const noGlyph = /^[\p{Cf}\p{Variation_Selector}]$/u;

/** Whether one font has every code point of a user-perceived character. */
const isDrawable = (grapheme: string): boolean =>
  documentFonts().some((font) =>
    [...grapheme].every((character) => noGlyph.test(character) || hasCharacter(font, character)),
  );

/** Documents break their lines themselves, so no-break spaces are plain ones. */
const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** Unicode's sign for what cannot be shown. */
const missing = '\ufffd';

/** Missing signs and the space before them, before a space or sign: " ★" of "Kelp ★:". */
const missingWithSpace = / \ufffd+(?=[ \p{Pe}\p{Pf}\p{Po}])/gu;

/** A text without characters that no font has: "Kelp:" for "Kelp ★:". Spaces at its ends stay. */
const onlyDrawable = (text: string): string =>
  graphemes(withPlainSpaces(text))
    .map((grapheme) => (isDrawable(grapheme) ? grapheme : missing))
    .join('')
    .replace(missingWithSpace, '')
    .replaceAll(missing, '');

const afterWord = String.raw`(?<=[\p{L}\p{N})"'”»])`;
/** Emoji with their skin tones and joiners: "👍🏽 🎉". ©, ® and ™ are none: fonts have them. */
const emoji = String.raw`(\s*(?![©®™])\p{Extended_Pictographic}[\p{Emoji_Modifier}\p{Variation_Selector}\p{Cf}]*)+`;
const beforeSentenceOrEnd = String.raw`(?=\s+\p{Lu}|\s*$)`;

/** Emoji in place of a full stop: "Done 🎉 Next" is "Done. Next". */
const emojiAsStop = new RegExp(afterWord + emoji + beforeSentenceOrEnd, 'gu');

/** Prose in which a full stop takes the place of emoji, which documents leave out. */
export const withFullStops = (text: string): string => text.replace(emojiAsStop, '.');

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
