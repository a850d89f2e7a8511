import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

export type Weight = 400 | 500 | 600 | 700 | 800;

/** One font file: `key` names it within a document. */
export interface Face {
  key: string;
  font: Font;
}

/**
 * Packages and the parts of each typeface, in the order in which a character is looked for. The
 * page's own face comes first; the Noto faces draw what it does not have. The last three are not
 * installed (80 MB each): an owner who writes in these scripts installs one and it is used.
 */
const chain: readonly (readonly [family: string, parts: readonly string[]])[] = [
  ['bricolage-grotesque', ['latin', 'latin-ext', 'vietnamese']],
  ['noto-sans', ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari', 'latin-ext']],
  ['noto-sans-arabic', ['arabic']],
  ['noto-sans-hebrew', ['hebrew']],
  ['noto-sans-jp', ['japanese']],
  ['noto-sans-sc', ['chinese-simplified']],
  ['noto-sans-kr', ['korean']],
];

const opened = new Map<string, Face[]>();
const chosen = new Map<string, Face | undefined>();

function facesOf(family: string, part: string, weight: Weight): Face[] {
  const key = `${family}-${part}-${weight}`;
  const known = opened.get(key);
  if (known !== undefined) return known;
  const file = installed(path.join('@fontsource', family, 'files', `${key}-normal.woff`));
  const font = file !== undefined ? create(readFileSync(file)) : undefined;
  const faces = font !== undefined && 'layout' in font ? [{ key, font }] : [];
  opened.set(key, faces);
  return faces;
}

/** A file in `node_modules` here or in a folder above, as Node looks for packages. */
function installed(name: string, dir = process.cwd()): string | undefined {
  const file = path.join(dir, 'node_modules', name);
  if (existsSync(file)) return file;
  const above = path.dirname(dir);
  return above === dir ? undefined : installed(name, above);
}

/** Characters that shape their neighbours and need no glyph: joiners, variation selectors, marks. */
const invisible = /^[\p{Cf}\p{Variation_Selector}]$/u;

const draws = (face: Face, cluster: string) =>
  [...cluster].every(
    (character) =>
      invisible.test(character) || face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );

/**
 * The first font that can draw a user-perceived character, with the weight asked for.
 * @returns undefined if none can
 */
export function faceFor(cluster: string, weight: Weight): Face | undefined {
  const key = `${weight} ${cluster}`;
  if (!chosen.has(key)) chosen.set(key, search(cluster, weight));
  return chosen.get(key);
}

function search(cluster: string, weight: Weight): Face | undefined {
  for (const [family, parts] of chain) {
    for (const part of parts) {
      const face = facesOf(family, part, weight).find((each) => draws(each, cluster));
      if (face !== undefined) return face;
    }
  }
  return undefined;
}

/** The page's own face, for heights and for what stands in for a character nobody can draw. */
export function mainFace(weight: Weight): Face {
  const face = facesOf('bricolage-grotesque', 'latin', weight)[0];
  if (face === undefined) throw new Error('@fontsource/bricolage-grotesque is not installed');
  return face;
}
