import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { findModuleFile } from '../files/project-require';
import { graphemes } from '../text/text';
import { DISPLAY_TRACKING, DISPLAY_WEIGHT, typefaceName } from './typeface';

/** For large sizes. */
const displayFamily = `${typefaceName} 96pt`;

/**
 * The font for Arabic in the CV. Programs copy its text correctly, because each of its glyphs is
 * one letter. Noto Sans Arabic draws dots as separate glyphs, so programs copy some letters twice.
 */
export const copyableArabic = 'Amiri';

/** The owner installs the fonts from Japanese on, of up to 80 MB, if the content needs them. */
const scripts = 'Arabic Hebrew JP KR TC SC Thai Lao Khmer Bengali Tamil Georgian Armenian';

/** The families besides our typeface, in the order in which a letter is looked up. */
const otherFamilies = [
  'Noto Sans',
  copyableArabic,
  ...scripts.split(' ').map((script) => `Noto Sans ${script}`),
];

const textStyles = ['400Regular', '500Medium', '600SemiBold', '700Bold', '800ExtraBold'];

/** Files of Expo's packages, because Typst reads no variable fonts. */
function staticFonts(family: string, styles: readonly string[]) {
  const folder = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
  const name = family.replaceAll(' ', '');
  return styles.map((style) => ({ family, file: `${folder}/${style}/${name}_${style}.ttf` }));
}

const fontFiles = [
  ...staticFonts(typefaceName, textStyles),
  ...otherFamilies.flatMap((family) => staticFonts(family, ['400Regular', '700Bold'])),
  { family: displayFamily, file: './lib/design/fonts/display.ttf' },
];

function loadFont({ family, file }: { family: string; file: string }) {
  const place = findModuleFile(file);
  if (place === undefined) return [];
  const data = readFileSync(place);
  // The type is `Font`, because none of the files is a collection of fonts.
  return [{ family, data: new Uint8Array(data), font: create(data) as Font }];
}

type DocumentFont = ReturnType<typeof loadFont>[number];

let fonts: readonly DocumentFont[] | undefined;

/** All installed fonts of documents. A letter is drawn with the first font that has it. */
export function documentFonts(): readonly DocumentFont[] {
  fonts ??= fontFiles.flatMap(loadFont);
  return fonts;
}

/** @param character a single code point, so no emoji of several ones */
const hasCharacter = ({ font }: DocumentFont, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** The style of a text in the font for large sizes; undefined if the font lacks a character. */
export function displayStyle(text: string) {
  const font = documentFonts().find(({ family }) => family === displayFamily);
  if (!font || ![...text].every((character) => hasCharacter(font, character))) return undefined;
  return { family: displayFamily, weight: DISPLAY_WEIGHT, tracking: DISPLAY_TRACKING };
}

/** Characters without a glyph of their own: joiners, variation selectors. */
const noGlyph = /^[\p{Cf}\p{Variation_Selector}]$/u;

/** Whether one font has every code point of a user-perceived character. */
const isDrawable = (grapheme: string): boolean =>
  documentFonts().some((font) =>
    [...grapheme].every((character) => noGlyph.test(character) || hasCharacter(font, character)),
  );

/** Documents break lines themselves: no-break spaces and ends of paragraphs are plain spaces. */
const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ');

/** Unicode's sign for what cannot be shown. */
const missing = '\ufffd';

/** Missing signs and a space: " ★" before the sign of "Kelp ★:", and "★ " at the beginning. */
const missingWithSpace = / \ufffd+(?=[ \p{Pe}\p{Pf}\p{Po}])|^\ufffd+ /gu;

/** "Kelp:" for "Kelp ★:". Spaces at its ends stay. */
const onlyDrawable = (text: string): string =>
  graphemes(withPlainSpaces(text))
    .map((grapheme) => (isDrawable(grapheme) ? grapheme : missing))
    .join('')
    .replace(missingWithSpace, '')
    .replaceAll(missing, '');

/**
 * The data of a document as JSON. Its texts have only characters of the fonts. Each `href` stays,
 * because nobody sees it, and so do the spaces between each `run` of a text with links.
 */
export const drawableJson = (data: object): string =>
  JSON.stringify(data, (key, value) => {
    if (typeof value !== 'string' || key === 'href') return value;
    return key === 'run' ? onlyDrawable(value) : onlyDrawable(value).trim();
  });

/** The letters and symbols that no font has, each once, in a text or in the data of a document. */
export function undrawableIn(data: string | object): string[] {
  const texts = JSON.stringify(data, (key, value) => (key === 'href' ? '' : value));
  return [...new Set(graphemes(withPlainSpaces(texts)))].filter(
    (grapheme) => !isDrawable(grapheme),
  );
}
