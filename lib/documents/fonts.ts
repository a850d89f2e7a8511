import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { DISPLAY_TRACKING, DISPLAY_WEIGHT, typefaceName } from '../design/typeface';
import { findModuleFile } from '../files/project-require';

/** The typeface for large sizes, with the letters of Latin-1. */
const displayFont = './lib/design/fonts/display.ttf';

/**
 * The font for Arabic in the CV. Programs copy its text correctly, because each of its glyphs is
 * one letter. Noto Sans Arabic draws dots as separate glyphs, so programs copy some letters twice.
 */
export const copyableArabic = 'Amiri';

/** The families besides our typeface, in the order in which a letter is looked up. */
const otherFamilies = [
  'Noto Sans',
  copyableArabic,
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  // These have up to 80 MB. Owners install the one that they need.
  'Noto Sans JP',
  'Noto Sans SC',
  'Noto Sans KR',
  'Noto Sans Thai',
  'Noto Sans Bengali',
  'Noto Sans Tamil',
  'Noto Sans Georgian',
  'Noto Sans Armenian',
];

const textStyles = ['400Regular', '500Medium', '600SemiBold', '700Bold', '800ExtraBold'];

/**
 * The paths of font files in Expo's packages. Typst reads no variable fonts.
 * @param name the name of the font: "Noto Sans Hebrew"
 * @param styles names like "700Bold"
 */
const staticFonts = (name: string, styles: readonly string[]): string[] => {
  const folder = `@expo-google-fonts/${name.toLowerCase().replaceAll(' ', '-')}`;
  return styles.map((style) => `${folder}/${style}/${name.replaceAll(' ', '')}_${style}.ttf`);
};

const fontFiles = [
  ...staticFonts(typefaceName, textStyles),
  ...otherFamilies.flatMap((name) => staticFonts(name, ['400Regular', '700Bold'])),
  displayFont,
];

/** Typst leaves out the weight at the end of a family's name: "Inter SemiBold" is "Inter". */
const weightName =
  /( (Thin|Extra ?Light|Light|Regular|Medium|Semi ?Bold|Bold|Extra ?Bold|Black))+$/;

function loadFont(file: string) {
  const place = findModuleFile(file);
  if (place === undefined) return [];
  const data = readFileSync(place);
  // None of the files is a collection of fonts.
  const font = create(data) as Font;
  const family = font.familyName.replace(weightName, '');
  return [{ file, data: new Uint8Array(data), family, font }];
}

type DocumentFont = ReturnType<typeof loadFont>[number];

let fonts: readonly DocumentFont[] | undefined;

/** All installed fonts of documents. A letter is drawn with the first font that has it. */
export function documentFonts(): readonly DocumentFont[] {
  fonts ??= fontFiles.flatMap(loadFont);
  return fonts;
}

/**
 * Whether a font can draw a character.
 * @param character a single code point, so no emoji of several ones
 */
export const hasCharacter = ({ font }: DocumentFont, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** The style of a text in the font for large sizes; undefined if the font lacks a character. */
export function displayStyle(text: string) {
  const font = documentFonts().find(({ file }) => file === displayFont);
  if (font === undefined) return undefined;
  if (![...text].every((character) => hasCharacter(font, character))) return undefined;
  return { family: font.family, weight: DISPLAY_WEIGHT, tracking: DISPLAY_TRACKING };
}
