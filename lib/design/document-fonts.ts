import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { findModuleFile } from '../files/project-require';
import { DISPLAY_TRACKING, DISPLAY_WEIGHT, typefaceName } from './typeface';

/** The family of the typeface for large sizes. */
const displayFamily = `${typefaceName} 96pt`;

/**
 * The font for Arabic in the CV. Programs copy its text correctly, because each of its glyphs is
 * one letter. Noto Sans Arabic draws dots as separate glyphs, so programs copy some letters twice.
 */
export const copyableArabic = 'Amiri';

/**
 * Fonts of up to 80 MB, each with the letters for which an owner installs it. Chinese characters
 * have shapes of their own in Japanese and Korean, so texts of a `hanLanguage` need its own font.
 */
const optionalFonts: readonly { font: string; script: RegExp; hanLanguage?: string }[] = [
  // Without another hint, "日本" says that a word is Japanese.
  { font: 'Noto Sans JP', script: /[\p{Script=Hira}\p{Script=Kana}]|日本/u, hanLanguage: 'ja' },
  { font: 'Noto Sans KR', script: /\p{Script=Hangul}/u, hanLanguage: 'ko' },
  { font: 'Noto Sans TC', script: /\p{Script=Bopomofo}/u, hanLanguage: 'zh-Hant' },
  { font: 'Noto Sans SC', script: /\p{Script=Han}/u, hanLanguage: 'zh-Hans' },
  ...['Thai', 'Lao', 'Khmer', 'Bengali', 'Tamil', 'Georgian', 'Armenian'].map((name) => ({
    font: `Noto Sans ${name}`,
    script: new RegExp(`\\p{Script=${name}}`, 'u'),
  })),
];

/** The families besides our typeface, in the order in which a letter is looked up. */
const otherFamilies = [
  'Noto Sans',
  copyableArabic,
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  ...optionalFonts.map(({ font }) => font),
];

const textStyles = ['400Regular', '500Medium', '600SemiBold', '700Bold', '800ExtraBold'];

const packageOf = (font: string) => `@expo-google-fonts/${font.toLowerCase().replaceAll(' ', '-')}`;

/**
 * The npm package with a font for letters that no installed font has; undefined if none is known.
 * @param language of the texts: 'ja', 'zh-TW'
 */
export function fontPackageFor(letters: string, language: string): string | undefined {
  // 'zh-Hant-TW' for 'zh-TW'
  const tag = new Intl.Locale(language).maximize().toString();
  const ofLanguage = optionalFonts.find(({ hanLanguage = '-' }) => tag.startsWith(hanLanguage));
  const ofScript = optionalFonts.find(({ script }) => script.test(letters));
  const hasHan = /\p{Script=Han}/u.test(letters);
  const found = hasHan ? (ofLanguage ?? ofScript) : ofScript;
  return found && packageOf(found.font);
}

/** Files of Expo's packages, because Typst reads no variable fonts. A style is like "700Bold". */
const staticFonts = (family: string, styles: readonly string[]) =>
  styles.map((style) => ({
    family,
    file: `${packageOf(family)}/${style}/${family.replaceAll(' ', '')}_${style}.ttf`,
  }));

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

/**
 * Whether a font can draw a character.
 * @param character a single code point, so no emoji of several ones
 */
export const hasCharacter = ({ font }: DocumentFont, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** The style of a text in the font for large sizes; undefined if the font lacks a character. */
export function displayStyle(text: string) {
  const font = documentFonts().find(({ family }) => family === displayFamily);
  if (!font || ![...text].every((character) => hasCharacter(font, character))) return undefined;
  return { family: displayFamily, weight: DISPLAY_WEIGHT, tracking: DISPLAY_TRACKING };
}
