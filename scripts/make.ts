// npm run make: what a maintainer makes anew now and then, and commits.
import { mkdir } from 'node:fs/promises';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import sharp from 'sharp';
import { makeFont, measureFallbacks } from './make/font';
import { startServer } from './preview/server';
import { contentFileTexts } from './support/content-files';
import { PlainError, readArguments, runScript } from './support/run-script';
import { buildSite, copySite } from './support/site-copy';
import { findBrowser } from './test/browser';

const usage = `Usage: npm run make -- screenshots|font|fallback

  screenshots   the pictures of the README in docs/, and the page in screenshots/ to look at
  font          the cut of the typeface in app/fonts/
  fallback      the widths of the fallback fonts in components/theme/fallbacks.json`;

const makers: Record<string, () => Promise<void>> = {
  screenshots: makeScreenshots,
  font: makeFont,
  fallback: measureFallbacks,
};

/** The looks that the README shows: hues for `content/look.ts`. */
const looks = {
  forest: { paper: 110, ink: 165, link: 160, action: 60 },
  plum: { paper: 350, ink: 315, link: 300, action: 10 },
  harbor: { paper: 250, ink: 265, link: 262, action: 45 },
};

/** The page as built with the template's hues, and its top in each look; it builds the site anew. */
async function makeScreenshots(): Promise<void> {
  await mkdir('screenshots', { recursive: true });
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  try {
    const page = await serveSite({});
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 768, 1440]) {
        const options = { colorScheme, viewport: { width, height: 900 } };
        const path = `screenshots/page-${width}-${colorScheme}.png`;
        await photograph(browser, page.url, options, { path, fullPage: true });
      }
    }
    const light = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 };
    await photographForDocs(browser, page.url, 'screenshot-light', light);
    const dark = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
    await photographForDocs(browser, page.url, 'screenshot-dark', { ...dark, colorScheme: 'dark' });
    await page.close();
    for (const [name, hues] of Object.entries(looks)) {
      const site = await serveSite(contentFileTexts({ look: { hues } }));
      const viewport = { width: 1440, height: 900 };
      await photographForDocs(browser, site.url, `look-${name}`, { viewport });
      await site.close();
    }
  } finally {
    await browser.close();
  }
}

/** Builds a copy of the site with these files, and serves it. */
async function serveSite(files: Record<string, string>) {
  return startServer({ dir: await buildSite(await copySite('screenshots', files)) });
}

/** The page at rest with every picture loaded. */
async function photograph(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  picture: { path?: string; fullPage?: boolean } = {},
): Promise<Buffer> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  await page.goto(url);
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((each: HTMLImageElement) => each.decode());
  }
  await page.evaluate('scrollTo(0, 0)');
  const bytes = await page.screenshot(picture);
  await page.close();
  return bytes;
}

async function photographForDocs(
  browser: Browser,
  url: string,
  name: string,
  options: BrowserContextOptions,
): Promise<void> {
  const picture = sharp(await photograph(browser, url, options)).webp({ quality: 72 });
  await picture.toFile(`docs/${name}.webp`);
}

runScript(async () => {
  const [name = ''] = readArguments(process.argv.slice(2), {}, usage).positionals;
  const make = makers[name];
  if (!make) throw new PlainError(usage);
  await make();
});
