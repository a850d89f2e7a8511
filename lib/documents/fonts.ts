import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { get_font_info, initSync } from '@myriaddreamin/typst-ts-web-compiler';
import { graphemes } from '../content/text';
import { family, staticFonts } from '../typeface';

/** The cut for large sizes, with the letters of Latin-1; `npm run make -- font` makes it. */
const displayFont = './lib/documents/display.ttf';

/**
 * The static TrueType files of documents, in the order in which a letter is looked for: the page's own
 * face, then Noto for what it does not have. The last three packages are not installed (up to 80 MB
 * each): an owner who writes in these scripts installs one and it is used.
 */
const fontFiles = [
  ...staticFonts(family, ['400Regular', '500Medium', '600SemiBold', '700Bold', '800ExtraBold']),
  ...['', ' Arabic', ' Hebrew', ' JP', ' SC', ' KR'].flatMap((script) =>
    staticFonts(`Noto Sans${script}`, ['400Regular', '700Bold']),
  ),
  displayFont,
];

/** The path of a file in an installed package; undefined if it is not installed. */
export function findInstalled(name: string): string | undefined {
  try {
    // At run time: a bundler would take `require.resolve` for a module to be packed.
    return createRequire(path.join(process.cwd(), 'package.json')).resolve(name);
  } catch {
    return undefined;
  }
}

/** The bytes of a program of Typst: `typst-ts-renderer/pkg/typst_ts_renderer`. */
export function readWasm(name: string): Buffer {
  const file = `@myriaddreamin/${name}_bg.wasm`;
  return readFileSync(findInstalled(file) ?? file);
}

interface Font {
  data: Uint8Array;
  /** The name by which templates call it. */
  family: string;
  /** The code points that it has a sign for. */
  codePoints: ReadonlySet<number>;
}

function readFont(file: string): Font {
  const data = new Uint8Array(readFileSync(file));
  const { info } = get_font_info(data) as { info: [{ family: string; coverage: number[] }] };
  const [{ family, coverage }] = info;
  // So many code points are absent, so many present, and so on.
  const codePoints = new Set<number>();
  let point = 0;
  for (const [index, length] of coverage.entries()) {
    const end = point + length;
    for (; point < end; point += 1) if (index % 2 === 1) codePoints.add(point);
  }
  return { data, family, codePoints };
}

let fonts: readonly Font[] | undefined;

/**
 * All fonts that documents may use, in the order in which a letter is looked for; none of the
 * machine's own. Starts Typst's compiler (28 MB, half a second), which reads them.
 */
export function documentFonts(): readonly Font[] {
  if (fonts === undefined) {
    initSync({ module: readWasm('typst-ts-web-compiler/pkg/typst_ts_web_compiler') });
    fonts = fontFiles.flatMap((name) => findInstalled(name) ?? []).map(readFont);
  }
  return fonts;
}

/**
 * The family of the display cut.
 * @returns undefined if the cut lacks a letter of the text: a word in two cuts looks broken
 */
export function displayFamily(text: string): string | undefined {
  const display = documentFonts().at(-1);
  return [...text].every((each) => display?.codePoints.has(each.codePointAt(0) ?? 0))
    ? display?.family
    : undefined;
}

/** Characters that shape their neighbours and need no sign of their own: joiners, selectors. */
const invisible = /^[\p{Cf}\p{Variation_Selector}]$/u;

/** Tells whether one font has every code point of a user-perceived character. */
const isDrawable = (grapheme: string): boolean =>
  documentFonts().some(({ codePoints }) =>
    [...grapheme].every((each) => invisible.test(each) || codePoints.has(each.codePointAt(0) ?? 0)),
  );

const isWordPart = (grapheme: string) => /\p{L}|\p{N}/u.test(grapheme);

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
  const kept = graphemes(line).map((each) =>
    isDrawable(each) ? each : isWordPart(each) ? '?' : '',
  );
  const drawn = kept.join('').replace(/ {2,}/g, ' ').trim();
  return drawn === '' && line.trim() !== '' ? '?' : drawn;
}

/** The letters of a text that no installed font has, each once; for a word to the owner. */
export function undrawable(text: string): string[] {
  const letters = new Set(graphemes(text.normalize('NFC')).filter(isWordPart));
  return [...letters].filter((each) => !isDrawable(each));
}
