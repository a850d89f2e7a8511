// npm run make: what a maintainer makes anew now and then, and commits.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { measureFallbacks } from './make/fallbacks';
import { startServer } from './preview/server';
import { PlainError, readArguments, runScript } from './support/run-script';
import { findBrowser } from './test/browser';

const usage = `Usage: npm run make -- screenshots|font|fallback

  screenshots   the pictures of the README in docs/, and the page in screenshots/ to look at
  font          the cut of the typeface in app/fonts/
  fallback      the widths of the fallback fonts in components/theme/fallbacks.json

The first and the last look at the build in out/.`;

const makers: Record<string, () => Promise<void>> = {
  screenshots: () => withPage(makeScreenshots),
  font: makeFont,
  fallback: () => withPage(makeFallbacks),
};

/** Serves the build and opens a browser for as long as it is used. */
async function withPage(use: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  if (!existsSync('out/index.html')) {
    throw new PlainError('There is no build in out/. Run "npm run build" first.');
  }
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  await use(browser, server.url).finally(() => browser.close());
  await server.close();
}

async function makeScreenshots(browser: Browser, url: string): Promise<void> {
  await rm('screenshots', { recursive: true, force: true });
  await mkdir('screenshots');
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 768, 1440]) {
      const page = await open(browser, url, { colorScheme, viewport: { width, height: 900 } });
      const path = `screenshots/page-${width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
  const readme = [
    { name: 'light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
    { name: 'dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  ] as const;
  for (const { name, ...options } of readme) {
    const page = await open(browser, url, { ...options, deviceScaleFactor: 2 });
    const picture = sharp(await page.screenshot()).webp({ quality: 80 });
    await picture.toFile(`docs/screenshot-${name}.webp`);
  }
}

/** The page at rest with every picture loaded. */
async function open(browser: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  await page.goto(url);
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((each: HTMLImageElement) => each.decode());
  }
  await page.evaluate('scrollTo(0, 0)');
  return page;
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
async function makeFont(): Promise<void> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  );
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
  const rest = all.filter((character) => !core.includes(character));
  for (const [name, characters] of Object.entries({ bricolage: core, 'bricolage-more': rest })) {
    const subset = await subsetFont(await readFile(source), characters.join(''), options);
    await writeFile(`app/fonts/${name}.woff2`, subset);
    console.log(`app/fonts/${name}.woff2: ${(subset.length / 1000).toFixed(1)} KB`);
  }
}

async function makeFallbacks(browser: Browser, url: string): Promise<void> {
  // The policy of the page would refuse the fonts that are brought in here.
  const page = await browser.newPage({ bypassCSP: true });
  await page.goto(url);
  const fallbacks = await measureFallbacks(page);
  await writeFile('components/theme/fallbacks.json', `${JSON.stringify(fallbacks, null, 2)}\n`);
}

runScript(async () => {
  const [name = ''] = readArguments(process.argv.slice(2), {}, usage).positionals;
  const make = makers[name];
  if (!make) throw new PlainError(usage);
  await make();
});
