import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { graphemes } from '../content/text';
import { displayTracking, displayWeight, staticFonts, typefaceName } from '../design/typeface';

/** The display cut, with the letters of Latin-1; `npm run make -- font` makes it. */
const displayCut = './lib/design/fonts/display.ttf';

/**
 * The font for Arabic in the CV. Programs copy its text correctly, because each of its glyphs is
 * one letter. Noto Sans Arabic draws dots as separate glyphs, and programs copy doubled letters.
 */
export const copyableArabic = 'Amiri';

/**
 * The TrueType files of documents, in the order in which a letter is looked up: the typeface of the
 * page, then Amiri and Noto. The last three packages have up to 80 MB each, so owners install the
 * one they need.
 */
const fontFiles = [
  ...staticFonts(typefaceName, [
    '400Regular',
    '500Medium',
    '600SemiBold',
    '700Bold',
    '800ExtraBold',
  ]),
  ...[
    'Noto Sans',
    copyableArabic,
    'Noto Sans Arabic',
    'Noto Sans Hebrew',
    'Noto Sans JP',
    'Noto Sans SC',
    'Noto Sans KR',
  ].flatMap((name) => staticFonts(name, ['400Regular', '700Bold'])),
  displayCut,
];

/** The path of a file in an installed package; undefined if it is not installed. */
export function findInstalled(name: string): string | undefined {
  try {
    // A bundler would try to pack a module named by `require.resolve`.
    return createRequire(path.join(process.cwd(), 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}

/** The weight at the end of a family's name. Typst leaves it out: "Inter SemiBold" is "Inter". */
const weightName =
  /( (Thin|Extra ?Light|Light|Regular|Medium|Semi ?Bold|Bold|Extra ?Bold|Black))+$/;

function readFont(name: string) {
  const file = findInstalled(name);
  if (file === undefined) return [];
  const data = readFileSync(file);
  // None of the files is a collection of fonts.
  const font = create(data) as Font;
  return [{ data: new Uint8Array(data), family: font.familyName.replace(weightName, ''), font }];
}

type DocumentFont = ReturnType<typeof readFont>[number];

let fonts: readonly DocumentFont[] | undefined;

/**
 * All fonts of documents, in the order in which a letter is looked up; fonts of the machine are not
 * used.
 */
export function documentFonts(): readonly DocumentFont[] {
  fonts ??= fontFiles.flatMap(readFont);
  return fonts;
}

const hasCharacter = ({ font }: DocumentFont, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** The style of a text in the display cut; undefined if that font lacks a letter of the text. */
export function displayStyle(text: string) {
  // The display cut is part of the project, so it is always installed, and it is the last font.
  const display = documentFonts().at(-1);
  if (display === undefined) return undefined;
  if (![...text].every((character) => hasCharacter(display, character))) return undefined;
  return { family: display.family, weight: displayWeight, tracking: displayTracking };
}

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
