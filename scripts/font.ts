/**
 * Cuts the site's face down to what it needs: Latin with its marks and the punctuation of texts,
 * weights 400 to 800. `npm run font` writes app/fonts/bricolage.woff2, which is committed: the
 * build then needs no font tool, and next/font/local can read it from beside the layout.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const target = 'app/fonts/bricolage.woff2';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Basic Latin, Latin-1, œ Œ, dashes, quotes, bullet, ellipsis, peso, euro, minus. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…₱€−×`;

const subset = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800, default: 400 } },
});
await writeFile(target, subset);
console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KB`);
