import type { Locator } from '@playwright/test';
import { expect, test } from '../../owner/browser/support/fixtures';
import { open } from '../../owner/browser/support/page';
import { served } from '../../sites/site-facts';

/** How many times its own size a portrait is shown. */
const enlargementOf = (portrait: Locator) =>
  portrait.evaluate((picture: HTMLImageElement) => {
    const { width, height } = picture.getBoundingClientRect();
    const own = (name: string) => Number(picture.getAttribute(name));
    return Math.max(width / own('width'), height / own('height'));
  });

for (const { pixels, site, address } of [
  { pixels: 600, site: 'everything', address: '/en/' },
  { pixels: 200, site: 'designer', address: '/es/' },
] as const) {
  test(`a portrait of ${pixels} px is shown at up to 1.5 times its size`, async ({
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
      const where = `${width} × ${height} px`;
      expect(await enlargementOf(portrait), where).toBeLessThan(1.51);
    }
  });
}
