import type { Locator } from '@playwright/test';
import { templateContent as content } from '../../lib/content/template';
import { expect, test, withMotion } from './support/fixtures';
import { open, waitForPrintStyles, waitForTypeface, waitTwoFrames } from './support/page';
import { pixelsOf } from './support/pixels';

test('no strip of the portrait shows below the shore that covers it', async ({ page }) => {
  // In this mode neither depth lines nor contours are on the paper.
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const portrait = page.getByRole('img', { name: content.owner.portrait?.alt });
  for (const width of [640, 701, 768, 820, 834, 912, 1023]) {
    await page.setViewportSize({ width, height: 1100 });
    await waitTwoFrames(page);
    const box = await portrait.boundingBox();
    if (!box) throw new Error('There is no portrait.');
    // From the paper next to the portrait to a part of its lower edge that the shore covers.
    const clip = {
      x: Math.floor(box.x) - 10,
      y: Math.floor(box.y + box.height) - 4,
      width: 10 + Math.floor(0.08 * box.width),
      height: 9,
    };
    const strip = await pixelsOf(await page.screenshot({ clip }));
    const row = 3 * strip.width;
    const isUnlikeFirst = (value: number, at: number) => {
      const first = strip.data[at - (at % row) + (at % 3)] ?? 0;
      // Browsers round blended colours.
      return Math.abs(value - first) > 3;
    };
    expect(strip.data.filter(isUnlikeFirst), `${width} px`).toHaveLength(0);
  }
});

/**
 * Whether a drawing covers a point of the portrait, in shares of the picture's width and height.
 */
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

for (const [width, height, hasRoom] of [
  [390, 844, true],
  [360, 640, false],
  [844, 390, true],
  [667, 375, true],
  [568, 320, true],
  [400, 480, false],
  [320, 256, false],
] as const) {
  test(`a small screen of ${width} × ${height} px shows the name and the whole face`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await waitForTypeface(page);
    const hero = page.locator('#home');
    await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.9 });
    for (const point of [eyes, mouth]) {
      expect(await isCovered(hero.getByRole('img'), point)).toBe(false);
    }
    if (!hasRoom) return;
    await expect(hero.getByText(content.owner.role)).toBeInViewport({ ratio: 0.9 });
    await expect(hero.getByRole('link', { name: 'View My Work' })).toBeInViewport({ ratio: 0.9 });
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
    await waitForPrintStyles(page);

    const resize = (width: number, height: number) => page.setViewportSize({ width, height });
    const changes: [name: string, change: () => Promise<void>][] = [
      ['a full-page screenshot', () => resize(1, 1)],
      ['a narrow window', () => resize(600, 900)],
      ['a tablet', () => resize(1024, 768)],
      ['a phone', () => resize(390, 844)],
      ['the rotated phone', () => resize(844, 390)],
      ['printing', () => page.emulateMedia({ media: 'print' })],
      ['after printing', () => page.emulateMedia({ media: 'screen' })],
      ['more contrast', () => page.emulateMedia({ contrast: 'more' })],
      ['usual contrast', () => page.emulateMedia({ contrast: 'no-preference' })],
    ];
    for (const [name, change] of changes) {
      await change();
      await waitTwoFrames(page);
      expect(await running(), name).toBe(0);
    }
  });
});
