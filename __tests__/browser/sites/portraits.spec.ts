import type { Locator } from '@playwright/test';
import { expect, test } from '../../owner/browser/support/fixtures';
import { open } from '../../owner/browser/support/page';
import { served } from '../../sites/site-facts';

/** How a portrait is shown: relative to its size, and which share of it can be seen. */
const shownAs = (portrait: Locator) =>
  portrait.evaluate((picture: HTMLImageElement) => {
    const { width, height } = picture.getBoundingClientRect();
    const [ownWidth, ownHeight] = ['width', 'height'].map((name) =>
      Number(picture.getAttribute(name)),
    ) as [number, number];
    const scale = Math.max(width / ownWidth, height / ownHeight);
    return { width, scale, share: (width * height) / (ownWidth * ownHeight * scale ** 2) };
  });

for (const { pixels, site, address } of [
  { pixels: 600, site: 'everything', address: '/en/' },
  { pixels: 200, site: 'designer', address: '/es/' },
] as const) {
  test(`a portrait of ${pixels} px without focus is not stretched, and a phone shows at least half of it`, async ({
    page,
    serve,
  }) => {
    const { url } = await serve(served(site));
    await open(page, `${url}${address}`);
    const portrait = page.locator('#home').getByRole('img');
    await expect(portrait).toHaveAttribute('width', `${pixels}`);
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [390, 844],
      [620, 1000],
      [620, 1400],
      [768, 1024],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { width: shownWidth, scale, share } = await shownAs(portrait);
      const where = `${width} × ${height} px`;
      expect(scale, `scale at ${where}`).toBeLessThan(1.36);
      // The larger one has enough pixels to fill this width, at any height.
      if (pixels === 600 && width === 620) expect(shownWidth, where).toBe(620);
      if (width < 400) expect(share, `visible share at ${where}`).toBeGreaterThan(0.5);
    }
  });
}
