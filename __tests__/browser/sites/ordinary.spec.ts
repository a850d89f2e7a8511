import type { Locator } from '@playwright/test';
import { faintTexts } from '../../owner/browser/support/contrast';
import { expect, test } from '../../owner/browser/support/fixtures';
import { open } from '../../owner/browser/support/page';

// A screenshot of half the size takes half the time, and has the same colors.
test.use({ exported: 'ordinary', deviceScaleFactor: 1 / 2 });

/** How a portrait is shown: relative to its size, and which share of it can be seen. */
const shownAs = (portrait: Locator) =>
  portrait.evaluate((picture: HTMLImageElement) => {
    const { width, height } = picture.getBoundingClientRect();
    const [ownWidth, ownHeight] = ['width', 'height'].map((name) =>
      Number(picture.getAttribute(name)),
    ) as [number, number];
    const scale = Math.max(width / ownWidth, height / ownHeight);
    return { scale, share: (width * height) / (ownWidth * ownHeight * scale ** 2) };
  });

// One of 600 and one of 200 pixels, neither with `focus`.
test('a small portrait is not stretched, a phone shows at least half of it, and dark texts are legible', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  // contrast.spec.ts tests the contrast of the template and of the site "bare" in both themes.
  expect.soft(await faintTexts(page)).toEqual([]);
  for (const address of ['/', '/es/']) {
    if (address !== '/') await page.goto(address);
    const portrait = page.locator('#home').getByRole('img');
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [390, 844],
      [620, 1000],
      [768, 1024],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { scale, share } = await shownAs(portrait);
      expect(scale, `${address} at ${width} × ${height}`).toBeLessThan(1.36);
      if (width < 400) expect(share, `${address} at ${width} × ${height}`).toBeGreaterThan(0.5);
    }
  }
});
