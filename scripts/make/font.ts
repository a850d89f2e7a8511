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
  if (file !== undefined) return readFile(file);
  throw new PlainError(
    `The typeface ${webFont} is not installed. Install its package, or correct the name in lib/typeface.ts.`,
  );
}

/** Letters, digits, and the punctuation of texts, addresses and telephone numbers. */
const core =
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz \u00a0.,:-–’!?&/@+()%©·';

const codePoints = Array.from({ length: 0x100 }, (_, point) => String.fromCodePoint(point));

/** What else Latin-1 has; œ Œ Ÿ, dashes, quotes, bullet, ellipsis, euro, minus. */
const more = [...codePoints, ...'ŒœŸ–—‘’‚“”„•…€−']
  .filter((each) => !core.includes(each) && !/\p{Cc}/u.test(each))
  .join('');

/**
 * Cuts the typeface down to what pages need, weights 400 to 760, in two files. Nearly every page
 * needs the core; the browser fetches the rest when a page or a visitor uses one of its characters
 * (`components/theme/typeface.ts`).
 */
export async function makeFont(): Promise<void> {
  const options = {
    targetFormat: 'woff2',
    // Nothing in the page asks for fractions or figures of another width.
    keepFeatures: ['kern'],
    // What only old systems and font menus read; HVAR repeats what gvar says of widths.
    dropTables: ['HVAR', 'MVAR', 'STAT', 'gasp', 'prep'],
    noHinting: true,
    variationAxes: { wght: { min: 400, max: 760, default: 400 } },
  };
  const whole = await readTypeface();
  await writeFile('app/fonts/typeface.woff2', await subsetFont(whole, core, options));
  await writeFile('app/fonts/typeface-more.woff2', await subsetFont(whole, more, options));
}

/**
 * Measures how wide the typeface runs in per cent of each font it falls back to, in each weight that
 * the page uses, and how far it reaches above and below the baseline, in hundredths of its size.
 * Needed when the typeface, its weights or the fonts change.
 */
export async function measureFallbacks(): Promise<void> {
  const { owner, about, projects } = templateContent;
  const described = [...about.services, ...projects].map((each) => each.description);
  const text = [owner.intro, ...about.paragraphs, ...described].join(' ');
  const whole = await readTypeface();
  const stretches: Record<string, Record<number, number>> = {};
  for (const weight of [400, 600, 700, 760]) {
    const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } };
    const own = widthOf(text, await subsetFont(whole, text, options));
    for (const [name, [regular, bold]] of Object.entries(systemFonts)) {
      const other = widthOf(text, await readFile(weight < 600 ? regular : bold));
      stretches[name] = { ...stretches[name], [weight]: oneDecimal((own / other) * 100) };
    }
  }
  const { ascent, descent, unitsPerEm } = create(whole);
  const hundredths = (height: number) => oneDecimal((height / unitsPerEm) * 100);
  const fallbacks = { ascent: hundredths(ascent), descent: hundredths(-descent), stretches };
  await writeFile('components/theme/fallbacks.json', `${JSON.stringify(fallbacks, null, 2)}\n`);
}

const oneDecimal = (number: number) => Math.round(number * 10) / 10;

/** How wide a text runs on one line, in parts of the font size. */
function widthOf(text: string, file: Buffer): number {
  const font = create(file);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
