import { readFile, writeFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { templateContent } from '../../lib/content/template';
import { displayFont, displayWeight, webFont } from '../../lib/design/typeface';
import { findInstalled } from '../../lib/documents/fonts';
import { PlainError } from '../../scripts/support/run-script';
import { systemFonts } from '../../scripts/support/system-fonts';

/** Letters, digits, and the punctuation of texts, addresses and telephone numbers. */
const frequent =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz \u00a0.,:-–’!?&/@+()%©·';

const latin1 = Array.from({ length: 0x100 }, (_, point) => String.fromCodePoint(point));

/** The rest of Latin-1, and œ Œ Ÿ, dashes, quotes, bullet, ellipsis, euro, minus. */
const rarer = [...latin1, ...'ŒœŸ–—‘’‚“”„•…€−']
  .filter((character) => !frequent.includes(character) && !/\p{Cc}/u.test(character))
  .join('');

const compact = {
  // The page uses no fractions and no other figures.
  keepFeatures: ['kern'],
  // Only old systems and font menus read these tables; HVAR repeats the widths of gvar.
  dropTables: ['HVAR', 'MVAR', 'STAT', 'gasp', 'prep'],
  noHinting: true,
};

/**
 * Subsets the typeface: text in weights 400 to 700, and the display cut, each in two files. Nearly
 * every page needs the frequent characters; browsers fetch the file with the rarer ones when a page
 * or a visitor uses one (`components/theme/font-faces.ts`). Then measures the typeface. Run it when
 * the typeface, its weights or the fallback fonts change.
 */
export async function makeFont(): Promise<void> {
  const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
  const options = { ...compact, targetFormat: 'woff2', variationAxes };
  const typeface = await readTypeface();
  for (const [ending, characters] of Object.entries({ '': frequent, '-more': rarer })) {
    const text = await subsetFont(typeface, characters, options);
    await writeFile(`lib/design/fonts/typeface${ending}.woff2`, text);
    const display = await cutDisplay(characters, 'woff2');
    await writeFile(`lib/design/fonts/display${ending}.woff2`, display);
  }
  // Typst reads TrueType.
  const display = await cutDisplay(frequent + rarer, 'sfnt');
  await writeFile('lib/design/fonts/display.ttf', display);
  const measures = await measureTypeface(typeface, display);
  await writeFile('lib/design/typeface.json', `${JSON.stringify(measures, null, 2)}\n`);
}

/** Reads a file of one font, not of a collection. */
const fontOf = (file: Buffer) => create(file) as Font;

/** The whole typeface, with all weights in one file. */
function readTypeface(): Promise<Buffer> {
  const file = findInstalled(webFont);
  if (file !== undefined) return readFile(file);
  throw new PlainError(
    `The typeface ${webFont} is not installed. Install its package, or correct the name in lib/design/typeface.ts.`,
  );
}

/** The display cut: one weight, drawn for large sizes where the typeface has such drawings. */
async function cutDisplay(characters: string, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const file = findInstalled(displayFont);
  const typeface = file === undefined ? await readTypeface() : await readFile(file);
  const { opsz } = fontOf(typeface).variationAxes;
  const variationAxes = { wght: displayWeight, ...(opsz && { opsz: opsz.max }) };
  return subsetFont(typeface, characters, { ...compact, targetFormat, variationAxes });
}

/**
 * Measures the typeface: the range of the rarer characters; ascent and descent in hundredths of the
 * size; and its width in per cent of each fallback font, in each weight of the page.
 */
async function measureTypeface(typeface: Buffer, display: Buffer) {
  const { owner, about, projects } = templateContent;
  const descriptions = [...about.services, ...projects].map(({ description }) => description);
  const sample = [owner.intro, ...about.paragraphs, ...descriptions].join(' ');
  const stretches: Record<string, Record<number, number>> = {};
  for (const weight of [400, 650, displayWeight]) {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } };
    const cut = weight === displayWeight ? display : await subsetFont(typeface, sample, options);
    const width = widthOf(sample, cut);
    for (const [name, [regular, bold]] of Object.entries(systemFonts)) {
      const fallback = widthOf(sample, await readFile(weight < 600 ? regular : bold));
      stretches[name] = { ...stretches[name], [weight]: oneDecimal((width / fallback) * 100) };
    }
  }
  const { ascent, descent, unitsPerEm } = fontOf(typeface);
  const hundredths = (height: number) => oneDecimal((height / unitsPerEm) * 100);
  return {
    moreRange: rarerRange(),
    ascent: hundredths(ascent),
    descent: hundredths(-descent),
    stretches,
  };
}

/**
 * The rarer characters as a `unicode-range` for CSS. A range continues over characters that neither
 * file has, which makes it shorter.
 */
function rarerRange(): string {
  const pointsOf = (characters: string) =>
    [...characters].map((character) => character.charCodeAt(0));
  const frequentPoints = pointsOf(frequent);
  const ranges: { first: number; last: number }[] = [];
  for (const point of pointsOf(rarer).sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    const isApart = !range || frequentPoints.some((other) => range.last < other && other < point);
    if (isApart) ranges.push({ first: point, last: point });
    else range.last = point;
  }
  return ranges
    .map(({ first, last }) => {
      const start = `U+${first.toString(16)}`;
      return first === last ? start : `${start}-${last.toString(16)}`;
    })
    .join();
}

const oneDecimal = (number: number) => Math.round(number * 10) / 10;

/** The width of a text on one line, as a multiple of the font size. */
function widthOf(text: string, file: Buffer): number {
  const font = fontOf(file);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
