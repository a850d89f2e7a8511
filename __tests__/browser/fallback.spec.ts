// Runs in one browser per font that systems bring, which has no other: see playwright.config.ts.
import type { Page } from '@playwright/test';
import { expect, test, withMotion } from './support/fixtures';
import { hydrated, twoFrames, typefaceLoaded, watchShifts } from './support/look';

test.use(withMotion);

// In one worker for each font, whose browser they share.
test.describe.configure({ mode: 'default' });
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

for (const width of [360, 768, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a typeface that comes after hydration moves hardly anything', async ({ page }) => {
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
      expect(sum, JSON.stringify(all, null, 1)).toBeLessThanOrEqual(0.01);
    });
  });
}

test('until the typeface arrives, its fallback takes the same room', async ({ page }) => {
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
  const after = await widths();

  const sum = (all: number[]) => all.reduce((total, width) => total + width, 0);
  expect(after).not.toEqual(before);
  expect(Math.abs(sum(after) / sum(before) - 1)).toBeLessThan(0.01);
});
