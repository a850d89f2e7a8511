import type { Locator } from '@playwright/test';
import { expect, test } from '../../owner/browser/support/fixtures';

test.use({ exported: 'ordinary' });

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
test('a small portrait is not stretched, and a phone shows at least half of it', async ({
  page,
}) => {
  for (const address of ['/', '/es/']) {
    await page.goto(address);
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
