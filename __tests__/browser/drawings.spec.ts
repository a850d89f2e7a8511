import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { boxOf, open, scrollIntoPlace, waitForPrintStyles } from './support/page';
import { countPixels, pixelsOf } from './support/pixels';

/** Whether a pixel differs from the background of the page. */
function isPainted(page: Page) {
  const background = page.locator('body').evaluate((body) => {
    const { backgroundColor } = getComputedStyle(body);
    return backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  });
  return background.then(
    (channels) => (data: Buffer, at: number) =>
      channels.some((value, index) => Math.abs(value - (data[at + index] ?? 0)) > 6),
  );
}

// In shares of its picture's width, how far a shore's ends are from the picture's edge.
const upperEnd = 0.235;
const lowerEnd = 0.125;

test('drawings end before the edge between hero and About, and nothing is beside the photo', async ({
  newContext,
}) => {
  for (const [width, scale] of [
    [1024, 1],
    [1536, 1.25],
    [1920, 1],
  ] as const) {
    await test.step(`${width} px wide, scaled by ${scale}`, async () => {
      const viewport = { width, height: 900 };
      const context = await newContext({ viewport, deviceScaleFactor: scale });
      const page = await context.newPage();
      await open(page);
      const image = page.locator('#about img');
      await image.evaluate((each: HTMLImageElement) => {
        each.loading = 'eager';
        return each.decode();
      });
      const hero = await boxOf(page.locator('#home'));
      const portrait = await boxOf(page.locator('#home img'));
      const photo = await boxOf(image);
      // A picture of the whole page would take several times as long.
      const clip = { x: 0, y: 0, width, height: photo.bottom + 10 };
      const pixels = await pixelsOf(await page.screenshot({ fullPage: true, clip }));
      const isDrawn = await isPainted(page);
      const painted = (top: number, height: number, left: number, right: number) => {
        const box = { left: left * scale, top, width: (right - left) * scale, height };
        return countPixels(pixels, isDrawn, box);
      };

      const shore = portrait.left + lowerEnd * portrait.width - 6;
      const edge = Math.round(hero.bottom * scale);
      expect(painted(edge - 3, 2, 0, shore), 'at the end of the hero').toBe(0);
      const start = photo.right - upperEnd * photo.width + 6;
      expect(painted(edge + 1, 2, start, width), 'at the start of About').toBe(0);
      const end = photo.right - lowerEnd * photo.width + 6;
      const below = Math.floor(photo.bottom * scale) - 2;
      expect(painted(below, 4, end, photo.right + 40), 'beside the end of the photo').toBe(0);
      expect(painted(below + 3, 2, 0, photo.right + 40), 'below the photo').toBe(0);
      await context.close();
    });
  }
});

test('the line through the jobs pays out while one scrolls, and is whole elsewhere', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  const logo = page.locator('#experience .logo').first();
  const clip = () => logo.evaluate((each) => getComputedStyle(each, '::after').clipPath);
  const scrollLogoTo = async (share: number) => {
    await scrollIntoPlace(logo, share * 900);
    return clip();
  };
  const whole = /^none$|^inset\(0px\)$/;
  expect(await clip(), 'below the screen, as in a full-page screenshot').toMatch(whole);
  const [low, middle] = [await scrollLogoTo(0.8), await scrollLogoTo(0.6)];
  expect(low).not.toMatch(whole);
  expect(middle).not.toMatch(whole);
  expect(middle).not.toBe(low);
  expect(await scrollLogoTo(0.1)).toMatch(whole);
  const ends = await page
    .locator('#experience ol:not(.minor) .logo')
    .evaluateAll((all) =>
      all.map((each) => Number.parseFloat(getComputedStyle(each, '::after').bottom)),
    );
  expect(ends.pop(), 'end of the last job').toBe(0);
  expect(Math.max(...ends), 'towards the next job').toBeLessThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await scrollLogoTo(0.6)).toMatch(whole);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  await waitForPrintStyles(page);
  expect(await clip(), 'on paper').toMatch(whole);
});
