import type { Browser, Page } from '@playwright/test';
import { environmentWith, type SystemFont, systemFonts } from '../../scripts/test/system-fonts';
import { collectFaults } from './support/faults';
import { test as base, expect, withMotion } from './support/fixtures';
import { hydrated, twoFrames, typefaceLoaded, watchShifts } from './support/look';

const test = base.extend<{ browserWith: (font: SystemFont) => Promise<Browser> }>({
  /** Starts a browser that has this font of the system and no other. */
  browserWith: async ({ playwright, launchOptions }, use) => {
    let browser: Browser | undefined;
    await use(async (font) => {
      const env = environmentWith(font);
      browser = await playwright.chromium.launch({ ...launchOptions, env });
      return browser;
    });
    await browser?.close();
  },
});

test.use(withMotion);
test.skip(
  process.platform !== 'linux',
  'a browser can be told which fonts it has on Linux only (fontconfig)',
);

/** Holds the typeface back until the returned function is called. */
async function holdTypeface(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** How far a typeface that comes after hydration moves the page, as layout shifts count. */
async function shiftOfTypeface(page: Page): Promise<{ sum: number; shifts: string }> {
  const release = await holdTypeface(page);
  const shifts = await watchShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  await twoFrames(page);
  release();
  await typefaceLoaded(page);
  await twoFrames(page);
  const all = await shifts();
  const sum = all.reduce((sum, { value }) => sum + value, 0);
  return { sum, shifts: JSON.stringify(all, null, 1) };
}

/** How wide each text of the page is, in its fallback and in the typeface. */
async function widthsOfTexts(page: Page): Promise<[fallback: number[], typeface: number[]]> {
  const release = await holdTypeface(page);
  await page.goto('/', { waitUntil: 'commit' });
  const texts = page.locator('main p, main h2, main h3, main a');
  await expect(texts.last()).toBeAttached();
  const widths = () =>
    texts.evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
      }),
    );
  await twoFrames(page);
  const before = await widths();
  release();
  await typefaceLoaded(page);
  await twoFrames(page);
  return [before, await widths()];
}

for (const font of Object.keys(systemFonts) as SystemFont[]) {
  test(`where ${font} stands in for the typeface, its coming moves hardly anything`, async ({
    browserWith,
    faults,
  }) => {
    const browser = await browserWith(font);
    const open = async (width: number) => {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      collectFaults(context, faults.seen);
      return context.newPage();
    };

    for (const width of [360, 768, 1440]) {
      await test.step(`${width} px wide`, async () => {
        const { sum, shifts } = await shiftOfTypeface(await open(width));
        expect(sum, shifts).toBeLessThanOrEqual(0.01);
      });
    }
    await test.step('it takes the same room', async () => {
      const [before, after] = await widthsOfTexts(await open(1280));
      const sum = (all: number[]) => all.reduce((total, width) => total + width, 0);
      expect(after).not.toEqual(before);
      expect(Math.abs(sum(after) / sum(before) - 1)).toBeLessThan(0.01);
    });
  });
}
