import type { Locator } from '@playwright/test';
import { templateContent as content } from '../../lib/content/template';
import { expect, test } from './support/fixtures';
import { open, waitForPrintStyles, waitTwoFrames } from './support/page';

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
const hair = { x: 0.48, y: 0.205 };

test('a small screen shows the name and the face, and what else it has room for', async ({
  page,
}) => {
  await open(page);
  const hero = page.locator('#home');
  const name = hero.getByRole('heading', { level: 1 });
  const role = hero.getByText(content.owner.role);
  const button = hero.getByRole('link', { name: 'View My Work' });
  const all = [
    name,
    role,
    hero.getByText(content.owner.intro),
    button,
    hero.getByText(content.owner.availability ?? ''),
  ];
  for (const { width, height, parts, points = [eyes, mouth] } of [
    { width: 360, height: 740, parts: all, points: [hair, eyes, mouth] },
    { width: 412, height: 915, parts: all, points: [hair, eyes, mouth] },
    { width: 360, height: 640, parts: [name] },
    { width: 844, height: 390, parts: [name, role, button] },
    { width: 568, height: 320, parts: [name, role, button] },
    { width: 400, height: 480, parts: [name] },
    { width: 320, height: 256, parts: [name] },
  ]) {
    await page.setViewportSize({ width, height });
    await waitTwoFrames(page);
    const screen = `${width} × ${height} px`;
    for (const part of parts) await expect(part, screen).toBeInViewport({ ratio: 0.9 });
    for (const point of points) {
      expect(await isCovered(hero.getByRole('img'), point), screen).toBe(false);
    }
  }
});

test('the depth lines settle once, whatever happens to the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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
