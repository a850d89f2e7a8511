/**
 * Cuts the site's face down to what pages need, weights 400 to 760, in two files. Nearly every
 * page needs the core; of its characters the kerning of letters alone is half the weight. The
 * browser fetches the rest when a page or a visitor uses one of it (`components/theme/typeface.ts`).
 * `npm run font` writes them to app/fonts/. They are committed: the build needs no font tool.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

/** Letters, digits, and the punctuation of texts, addresses and telephone numbers. */
const core = [
  ...range(0x30, 0x39),
  ...range(0x41, 0x5a),
  ...range(0x61, 0x7a),
  ...' \u00a0.,:-–’!?&/@+()%©·',
];

/** All of basic Latin and Latin-1, œ Œ Ÿ, dashes, quotes, bullet, ellipsis, euro, minus. */
const all = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŸ–—‘’‚“”„•…€−'];

const files = {
  'app/fonts/bricolage.woff2': core,
  'app/fonts/bricolage-more.woff2': all.filter((character) => !core.includes(character)),
};

// A variable: the types of the package do not know `keepFeatures` yet.
const options = {
  targetFormat: 'woff2' as const,
  // Nothing in the page asks for fractions or figures of another width.
  keepFeatures: ['kern'],
  // What only old systems and font menus read; HVAR repeats what gvar says of widths.
  dropTables: ['HVAR', 'MVAR', 'STAT', 'gasp', 'prep'],
  noHinting: true,
  variationAxes: { wght: { min: 400, max: 760, default: 400 } },
};

for (const [target, characters] of Object.entries(files)) {
  const subset = await subsetFont(await readFile(source), characters.join(''), options);
  await writeFile(target, subset);
  console.log(`${target}: ${(subset.length / 1000).toFixed(1)} KB`);
}
