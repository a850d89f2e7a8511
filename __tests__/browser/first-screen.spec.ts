import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { templateContent as content } from '../../lib/content/template';
import { expect, test, withMotion } from './support/fixtures';
import { open, waitForTypeface, waitTwoFrames } from './support/page';

/** How much the colours in each row of pixels differ, from 0 to 255. */
async function differencesIn(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
) {
  const image = sharp(await page.screenshot({ clip })).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const rowLength = info.width * info.channels;
  return Array.from({ length: info.height }, (_, row) => {
    const bytes = data.subarray(row * rowLength, (row + 1) * rowLength);
    const differences = bytes.map((value, at) => Math.abs(value - (bytes[at % 3] ?? 0)));
    return Math.max(...differences);
  });
}

test('no strip of the portrait shows below the shore that covers it', async ({ page }) => {
  // In this mode neither depth lines nor contours are on the paper.
  await page.emulateMedia({ contrast: 'more' });
  await open(page);
  const portrait = page.getByRole('img', { name: content.owner.portrait?.alt });
  for (const width of [640, 701, 768, 820, 834, 912, 1023]) {
    await page.setViewportSize({ width, height: 1100 });
    await waitTwoFrames(page);
    const box = await portrait.boundingBox();
    if (!box) throw new Error('There is no portrait.');
    // From the paper next to the portrait to a part of its lower edge that the shore covers.
    const differences = await differencesIn(page, {
      x: Math.floor(box.x) - 10,
      y: Math.floor(box.y + box.height) - 4,
      width: 10 + Math.floor(0.08 * box.width),
      height: 9,
    });
    // Browsers round blended colours.
    expect(Math.max(...differences), `${width} px`).toBeLessThan(4);
  }
});

/** Whether a drawing covers a point of the portrait, in shares of the picture's width and height. */
const isCovered = (portrait: Locator, point: { x: number; y: number }) =>
  portrait.evaluate((each, { x, y }) => {
    const image = each as HTMLImageElement;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [sheet];
    const box = image.getBoundingClientRect();
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
    const width = Math.max(box.width, box.height * ratio);
    const height = width / ratio;
    const [focusX = 50, focusY = 50] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map(Number.parseFloat);
    const left = box.left + ((box.width - width) * focusX) / 100 + x * width;
    const top = box.top + ((box.height - height) * focusY) / 100 + y * height;
    const hits = document.elementsFromPoint(left, top);
    document.adoptedStyleSheets = [];
    const above = hits.slice(0, hits.indexOf(image));
    return !hits.includes(image) || above.some((hit) => hit.matches('path'));
  }, point);

/** In the template's portrait. */
const eyes = { x: 0.48, y: 0.44 };
const mouth = { x: 0.48, y: 0.57 };

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [568, 320],
] as const) {
  test(`a phone on its side (${width} × ${height}) shows name, role, an action and the face`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await waitForTypeface(page);
    const hero = page.locator('#home');
    const parts = [
      hero.getByRole('heading', { level: 1 }),
      hero.getByText(content.owner.role),
      hero.getByRole('link', { name: 'View My Work' }),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.9 });
    const portrait = hero.getByRole('img');
    for (const point of [eyes, mouth]) expect(await isCovered(portrait, point)).toBe(false);
  });
}

for (const [width, height] of [
  [320, 256],
  [400, 480],
] as const) {
  test(`in a window of ${width} × ${height} px the name is next to the whole face`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await waitForTypeface(page);
    const hero = page.locator('#home');
    await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    for (const point of [eyes, mouth]) {
      expect(await isCovered(hero.getByRole('img'), point)).toBe(false);
    }
  });
}

test.describe('with motion', () => {
  test.use(withMotion);

  test('the depth lines settle once, whatever happens to the window', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page);
    const running = () =>
      page.locator('#home').evaluate((hero) => {
        const animations = hero.getAnimations({ subtree: true });
        return animations.filter(({ playState }) => playState === 'running').length;
      });
    await expect.poll(running).toBe(0);
    const hasPrintStyles = () =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('print')));
    await expect.poll(hasPrintStyles).toBe(true);

    const size = (width: number, height: number) => () => page.setViewportSize({ width, height });
    const changes: Record<string, () => Promise<void>> = {
      'a full-page screenshot': size(1, 1),
      'after the screenshot': size(1024, 768),
      'a narrow window': size(600, 900),
      'a tablet': size(768, 1024),
      'the rotated tablet': size(1024, 768),
      'a phone': size(390, 844),
      'the rotated phone': size(844, 390),
      printing: () => page.emulateMedia({ media: 'print' }),
      'after printing': () => page.emulateMedia({ media: 'screen' }),
      'more contrast': () => page.emulateMedia({ contrast: 'more' }),
      'usual contrast': () => page.emulateMedia({ contrast: 'no-preference' }),
    };
    for (const [name, change] of Object.entries(changes)) {
      await change();
      await waitTwoFrames(page);
      expect(await running(), name).toBe(0);
    }
  });
});
