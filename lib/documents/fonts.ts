import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { get_font_info, initSync } from '@myriaddreamin/typst-ts-web-compiler';
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

/** The bytes of a part of Typst: `typst-ts-renderer/pkg/typst_ts_renderer`. */
export function readWasm(name: string): Buffer {
  const file = `@myriaddreamin/${name}_bg.wasm`;
  return readFileSync(findInstalled(file) ?? file);
}

interface Font {
  data: Uint8Array;
  family: string;
  codePoints: ReadonlySet<number>;
}

function readFont(file: string): Font {
  const data = new Uint8Array(readFileSync(file));
  const { info } = get_font_info(data) as { info: [{ family: string; coverage: number[] }] };
  const [{ family, coverage }] = info;
  // `coverage` has lengths of ranges: characters that are missing, then present, and so on.
  const codePoints = new Set<number>();
  let start = 0;
  for (const [index, length] of coverage.entries()) {
    const end = start + length;
    const isPresent = index % 2 === 1;
    if (isPresent) for (let point = start; point < end; point += 1) codePoints.add(point);
    start = end;
  }
  return { data, family, codePoints };
}

let fonts: readonly Font[] | undefined;

/**
 * All fonts of documents, in the order in which a letter is looked up; fonts of the machine are not
 * used. Starts Typst's compiler (28 MB, half a second), which reads them.
 */
export function documentFonts(): readonly Font[] {
  if (fonts === undefined) {
    initSync({ module: readWasm('typst-ts-web-compiler/pkg/typst_ts_web_compiler') });
    fonts = fontFiles.flatMap((name) => findInstalled(name) ?? []).map(readFont);
  }
  return fonts;
}

const hasCharacter = ({ codePoints }: Font, character: string) =>
  codePoints.has(character.codePointAt(0) ?? 0);

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
