import { readFileSync } from 'node:fs';
import { get_font_info } from '@myriaddreamin/typst-ts-web-compiler';
import { graphemes } from '../content/text';
import { findInstalled } from './installed-file';

/**
 * Packages with static TrueType files, in the order in which a letter is looked for: the page's own
 * face, then Noto for what it does not have. The last three are not installed (up to 80 MB each): an
 * owner who writes in these scripts installs one and it is used.
 */
const families = [
  {
    package: 'bricolage-grotesque',
    file: 'BricolageGrotesque',
    weights: [400, 500, 600, 700, 800],
  },
  { package: 'noto-sans', file: 'NotoSans', weights: [400, 700] },
  { package: 'noto-sans-arabic', file: 'NotoSansArabic', weights: [400, 700] },
  { package: 'noto-sans-hebrew', file: 'NotoSansHebrew', weights: [400, 700] },
  { package: 'noto-sans-jp', file: 'NotoSansJP', weights: [400, 700] },
  { package: 'noto-sans-sc', file: 'NotoSansSC', weights: [400, 700] },
  { package: 'noto-sans-kr', file: 'NotoSansKR', weights: [400, 700] },
] as const;

const weightNames = {
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
  800: '800ExtraBold',
} as const;

/** What the compiler tells about a font file; the part that is used here. */
interface FontInfo {
  info: { family: string; coverage: number[] }[];
}

export interface Font {
  data: Uint8Array;
  /** The name by which templates call it. */
  family: string;
  /** Tells whether the font has a sign for a code point. */
  has(codePoint: number): boolean;
}

/** The code points of a font, from the compiler's run lengths: so many absent, so many present, … */
function coverageOf(runLengths: readonly number[]): (codePoint: number) => boolean {
  const ends: number[] = [];
  let end = 0;
  for (const length of runLengths) {
    end += length;
    ends.push(end);
  }
  return (codePoint) => ends.findIndex((each) => codePoint < each) % 2 === 1;
}

function readFont(file: string): Font[] {
  const data = new Uint8Array(readFileSync(file));
  const { info } = get_font_info(data) as FontInfo;
  return info.map(({ family, coverage }) => ({ data, family, has: coverageOf(coverage) }));
}

let fonts: readonly Font[] | undefined;

/**
 * All fonts that documents may use, in the order in which a letter is looked for; none of the
 * machine's own. The compiler must have been started.
 * @throws Error if the page's own face is not installed
 */
export function documentFonts(): readonly Font[] {
  fonts ??= families.flatMap(({ package: name, file, weights }) =>
    weights.flatMap((weight) => {
      const { [weight]: style } = weightNames;
      const found = findInstalled(`@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`);
      if (found === undefined && name === 'bricolage-grotesque') {
        throw new Error(`@expo-google-fonts/${name} is not installed; run npm ci`);
      }
      return found === undefined ? [] : readFont(found);
    }),
  );
  return fonts;
}

/** Characters that shape their neighbours and need no sign of their own: joiners, selectors. */
const invisible = /^[\p{Cf}\p{Variation_Selector}]$/u;

const drawn = new Map<string, boolean>();

/** Tells whether one font has every code point of a user-perceived character. */
function isDrawable(grapheme: string): boolean {
  const known = drawn.get(grapheme);
  if (known !== undefined) return known;
  const is = documentFonts().some((font) =>
    [...grapheme].every((each) => invisible.test(each) || font.has(each.codePointAt(0) ?? 0)),
  );
  drawn.set(grapheme, is);
  return is;
}

const isWordPart = (grapheme: string) => /\p{L}|\p{N}/u.test(grapheme);

/** Stands for a letter that no installed font has. */
const placeholder = '?';

/**
 * Makes a text fit for a document: composed, on one line, without control characters and without
 * emoji and other signs that no installed font has. A letter that none has becomes `?`: without it
 * there would stand another word, and PDF/UA does not allow a sign for a missing letter. A text of
 * nothing but such signs becomes one `?`.
 */
export function drawable(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u00ad\u200b\ufeff]/g, '');
  const kept = graphemes(line)
    .map((each) => (isDrawable(each) ? each : isWordPart(each) ? placeholder : ''))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
  return kept === '' && line.trim() !== '' ? placeholder : kept;
}

/** The letters of a text that no installed font has, each once; for a word to the owner. */
export function undrawable(text: string): string[] {
  const missing = graphemes(text.normalize('NFC')).filter(
    (each) => isWordPart(each) && !isDrawable(each),
  );
  return [...new Set(missing)];
}
