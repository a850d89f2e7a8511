import '../scripts/support/require-node';
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { displayWeight, variableFont } from '../lib/design/typeface';
import { findModuleFile } from '../lib/files/project-require';
import { PlainError, readArguments, runScript } from '../scripts/support/run-script';
import { charactersOf, fontOf, measureTypeface } from './font/measure';

const usage = `Makes the files of the typeface: npm run font

They are in lib/design/fonts/, and their measures in lib/design/typeface.json. Run it when the name
in lib/design/typeface.ts, a weight or a fallback font changes.`;

/** Letters, digits, and the punctuation of texts, addresses and telephone numbers. */
const basic =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz \u00a0.,:-–’!?&/@+()%©·';

const compact = {
  // The page uses neither fractions nor old-style figures.
  keepFeatures: ['kern'],
  // Only old systems and font menus read these tables; HVAR repeats the widths of gvar.
  dropTables: ['HVAR', 'MVAR', 'STAT', 'gasp', 'prep'],
  noHinting: true,
};

// Makes two fonts of the typeface: one for texts, in weights from 400 to 700, and one for headline
// and section titles, in one weight and with the drawings for large sizes if the typeface has them.
// Each is in four files, so that a page loads only those with its characters: the basic characters,
// the other Latin ones, Latin Extended, and Vietnamese. Then measures the typeface.
runScript(async () => {
  readArguments({}, usage);
  const latin = await requireSubset('latin');
  const subsets = await charactersOfSubsets();
  for (const [name, characters] of Object.entries(subsets)) {
    // The bundler needs every file, so a typeface without Vietnamese letters gets an empty one.
    const source = name === 'basic' || characters === '' ? 'latin' : name;
    await write(`fonts/text-${name}.woff2`, await makeTextFont(source, characters));
    await write(`fonts/display-${name}.woff2`, await makeDisplayFont(source, characters, 'woff2'));
  }
  // Typst reads TrueType.
  const display = await makeDisplayFont('latin', basic + subsets.latin, 'sfnt');
  await write('fonts/display.ttf', display);
  const measures = await measureTypeface(latin, display, subsets);
  await write('typeface.json', `${JSON.stringify(measures, null, 2)}\n`);
});

async function write(name: string, data: Buffer | string): Promise<void> {
  const file = `lib/design/${name}`;
  await writeFile(file, data);
  console.log(`${file}: ${(data.length / 1000).toFixed(1)} KB`);
}

async function charactersOfSubsets() {
  const subsets = { basic, latin: '', 'latin-ext': '', vietnamese: '' };
  // The files of the package share some characters, like "Á" and "Ă". "Á" belongs to 'latin', which
  // has all of Latin-1, and "Ă" to 'latin-ext'.
  for (const name of ['latin-ext', 'latin', 'vietnamese'] as const) {
    const font = await readSubset(name, 'wght');
    const inOtherSubsets = Object.values(subsets).join('');
    const characters = font === undefined ? [] : charactersOf(font);
    subsets[name] = characters
      .filter((character) => name === 'latin' || character > '\u00ff')
      .filter((character) => !inOtherSubsets.includes(character))
      .filter((character) => !/[\p{Z}\p{C}]/u.test(character))
      .join('');
  }
  return subsets;
}

/** Reads a font of the typeface, with all weights in one file; undefined if it does not exist. */
async function readSubset(subset: string, axis: 'wght' | 'opsz'): Promise<Buffer | undefined> {
  const file = findModuleFile(variableFont(subset, axis));
  return file === undefined ? undefined : readFile(file);
}

/** @throws PlainError if the font does not exist */
async function requireSubset(subset: string): Promise<Buffer> {
  const font = await readSubset(subset, 'wght');
  if (font !== undefined) return font;
  throw new PlainError(
    `The typeface ${variableFont(subset, 'wght')} is not installed. Install its package, or correct the name in lib/design/typeface.ts.`,
  );
}

async function makeTextFont(subset: string, characters: string): Promise<Buffer> {
  const variationAxes = { wght: { min: 400, max: 700, default: 400 } };
  const font = await requireSubset(subset);
  return subsetFont(font, characters, { ...compact, targetFormat: 'woff2', variationAxes });
}

async function makeDisplayFont(
  subset: string,
  characters: string,
  targetFormat: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const font = (await readSubset(subset, 'opsz')) ?? (await requireSubset(subset));
  const { opsz } = fontOf(font).variationAxes;
  const variationAxes = { wght: displayWeight, ...(opsz && { opsz: opsz.max }) };
  return subsetFont(font, characters, { ...compact, targetFormat, variationAxes });
}
