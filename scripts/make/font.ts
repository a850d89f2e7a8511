import { readFile, writeFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { templateContent } from '../../lib/content/template';
import { displayFont, displayWeight, webFont } from '../../lib/design/typeface';
import { findInstalled } from '../../lib/documents/fonts';
import { PlainError } from '../support/run-script';
import { systemFonts } from '../support/system-fonts';

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
  const whole = file === undefined ? await readTypeface() : await readFile(file);
  const { opsz } = create(whole).variationAxes;
  const variationAxes = { wght: displayWeight, ...(opsz && { opsz: opsz.max }) };
  return subsetFont(whole, characters, { ...compact, targetFormat, variationAxes });
}

/** Letters, digits, and the punctuation of texts, addresses and telephone numbers. */
const core =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz \u00a0.,:-–’!?&/@+()%©·';

const codePoints = Array.from({ length: 0x100 }, (_, point) => String.fromCodePoint(point));

/** The rest of Latin-1, and œ Œ Ÿ, dashes, quotes, bullet, ellipsis, euro, minus. */
const more = [...codePoints, ...'ŒœŸ–—‘’‚“”„•…€−']
  .filter((character) => !core.includes(character) && !/\p{Cc}/u.test(character))
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
 * every page needs the core; browsers fetch the other file when a page or a visitor uses one of its
 * characters (`components/theme/font-faces.ts`). Then measures the typeface. Run it when the
 * typeface, its weights or the fallback fonts change.
 */
export async function makeFont(): Promise<void> {
  const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
  const options = { ...compact, targetFormat: 'woff2', variationAxes };
  const whole = await readTypeface();
  for (const [name, characters] of Object.entries({ '': core, '-more': more })) {
    const text = await subsetFont(whole, characters, options);
    await writeFile(`lib/design/fonts/typeface${name}.woff2`, text);
    await writeFile(`lib/design/fonts/display${name}.woff2`, await cutDisplay(characters, 'woff2'));
  }
  // Typst reads TrueType.
  const display = await cutDisplay(core + more, 'sfnt');
  await writeFile('lib/design/fonts/display.ttf', display);
  await measureTypeface(whole, display);
}

/** The rarer characters as a `unicode-range` for CSS; characters of neither file may be in it. */
function rangeOfMore(): string {
  const points = (characters: string) =>
    [...characters].map((character) => character.charCodeAt(0));
  const ranges: [from: number, to: number][] = [];
  for (const point of points(more).sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    const isApart = !last || points(core).some((other) => other > last[1] && other < point);
    if (isApart) ranges.push([point, point]);
    else last[1] = point;
  }
  const hex = ranges.map((range) => [...new Set(range)].map((end) => end.toString(16)));
  return hex.map((range) => `U+${range.join('-')}`).join();
}

/**
 * Measures the typeface: its width in per cent of each fallback font, in each weight of the page;
 * its ascent and descent in hundredths of its size; and the width of each letter of the display
 * cut, for `components/theme/headline.ts`.
 */
async function measureTypeface(whole: Buffer, display: Buffer): Promise<void> {
  const { owner, about, projects } = templateContent;
  const described = [...about.services, ...projects].map(({ description }) => description);
  const sample = [owner.intro, ...about.paragraphs, ...described].join(' ');
  const stretches: Record<string, Record<number, number>> = {};
  for (const weight of [400, 650, displayWeight]) {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } };
    const cut = weight === displayWeight ? display : await subsetFont(whole, sample, options);
    const width = widthOf(sample, cut);
    for (const [name, [regular, bold]] of Object.entries(systemFonts)) {
      const other = widthOf(sample, await readFile(weight < 600 ? regular : bold));
      stretches[name] = { ...stretches[name], [weight]: oneDecimal((width / other) * 100) };
    }
  }
  const { ascent, descent, unitsPerEm } = create(whole);
  const hundredths = (height: number) => oneDecimal((height / unitsPerEm) * 100);
  const measures = { ascent: hundredths(ascent), descent: hundredths(-descent), stretches };
  const typeface = JSON.stringify({ moreRange: rangeOfMore(), ...measures }, null, 2);
  await writeFile('lib/design/typeface.json', `${typeface}\n`);

  const widths = [...core, ...more].map((letter) => [
    letter,
    Math.round(100 * widthOf(letter, display)),
  ]);
  const text = JSON.stringify(Object.fromEntries(widths), null, 2);
  await writeFile('lib/design/display-widths.json', `${text}\n`);
}

const oneDecimal = (number: number) => Math.round(number * 10) / 10;

/** The width of a text on one line, as a multiple of the font size. */
function widthOf(text: string, file: Buffer): number {
  const font = create(file);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
