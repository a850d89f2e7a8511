import { readFile, writeFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { templateContent } from '../../lib/content/template';
import { findInstalled } from '../../lib/documents/fonts';
import { webFont } from '../../lib/typeface';
import { PlainError } from '../support/run-script';
import { systemFonts } from '../support/system-fonts';

/** The typeface as it comes, with all weights in one file. */
function readTypeface(): Promise<Buffer> {
  const file = findInstalled(webFont);
  if (file === undefined) {
    throw new PlainError(
      `The typeface ${webFont} is not installed. Install its package, or correct the name in lib/typeface.ts.`,
    );
  }
  return readFile(file);
}

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

/**
 * Cuts the typeface down to what pages need, weights 400 to 760, in two files. Nearly every page
 * needs the core; the browser fetches the rest when a page or a visitor uses one of its characters
 * (`components/theme/typeface.ts`).
 */
export async function makeFont(): Promise<void> {
  const options = {
    targetFormat: 'woff2' as const,
    // Nothing in the page asks for fractions or figures of another width.
    keepFeatures: ['kern'],
    // What only old systems and font menus read; HVAR repeats what gvar says of widths.
    dropTables: ['HVAR', 'MVAR', 'STAT', 'gasp', 'prep'],
    noHinting: true,
    variationAxes: { wght: { min: 400, max: 760, default: 400 } },
  };
  const whole = await readTypeface();
  const rest = all.filter((character) => !core.includes(character));
  for (const [name, characters] of Object.entries({ typeface: core, 'typeface-more': rest })) {
    const subset = await subsetFont(whole, characters.join(''), options);
    await writeFile(`app/fonts/${name}.woff2`, subset);
  }
}

/**
 * Measures how wide the typeface runs in per cent of each font it falls back to, in each weight that
 * the page uses, and how far it reaches above and below the baseline, in hundredths of its size. Needed when the typeface, its weights or the fonts change.
 */
export async function measureFallbacks(): Promise<void> {
  const { owner, about, projects } = templateContent;
  const services = (about.services ?? []).map(({ description }) => description);
  const texts = [
    owner.intro,
    ...about.paragraphs,
    ...services,
    ...projects.map((each) => each.description),
  ];
  const text = texts.join(' ');
  const whole = await readTypeface();
  const stretches: Record<string, Record<number, number>> = {};
  for (const weight of [400, 600, 700, 760]) {
    const options = { targetFormat: 'sfnt' as const, variationAxes: { wght: weight } };
    const own = widthOf(text, await subsetFont(whole, text, options));
    for (const [name, [regular, bold]] of Object.entries(systemFonts)) {
      const other = widthOf(text, await readFile(weight < 600 ? regular : bold));
      stretches[name] = { ...stretches[name], [weight]: Math.round((own / other) * 1000) / 10 };
    }
  }
  const { ascent, descent, unitsPerEm } = create(whole);
  const hundredths = (height: number) => Math.round((height / unitsPerEm) * 1000) / 10;
  const fallbacks = { ascent: hundredths(ascent), descent: hundredths(-descent), stretches };
  await writeFile('components/theme/fallbacks.json', `${JSON.stringify(fallbacks, null, 2)}\n`);
}

/** How wide a text runs on one line, in parts of the font size. */
function widthOf(text: string, file: Buffer): number {
  const font = create(file);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
