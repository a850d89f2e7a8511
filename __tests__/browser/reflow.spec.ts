import type { Locator, Page } from '@playwright/test';
import { content } from '../../lib/content';
import { expect, test } from './support/fixtures';
import { hydrated, sideways } from './support/look';

const fits = { scroll: 0, texts: [] };

test('320 px wide, or zoomed to 400 %, nothing has to be scrolled sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A window of 1280 × 1024 zoomed to 400 % is one of 320 × 256.
  for (const viewport of [
    { width: 320, height: 720 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    expect(await sideways(page)).toEqual(fits);
    await page.goto('/404.html');
    expect(await sideways(page)).toEqual(fits);
  }
});

test('at every width from 320 to 1920 px the page fits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (let width = 320; width <= 1920; width += width < 1200 ? 40 : 240) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${width} px`).toEqual(fits);
  }
});

test('text of twice the size fits too, on a phone and on a desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  // What the browser's own setting for the size of text does.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px');
    expect(await sideways(page), `${width} px`).toEqual(fits);
    const header = page.getByRole('banner');
    const inside = await header.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      return [...element.querySelectorAll('a, button')]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().bottom > bottom)
        .map(({ textContent }) => textContent);
    });
    expect(inside, 'controls that hang out of the header').toEqual([]);
  }
});

/** The smaller edge of each control, by what it is called. */
async function small(controls: Locator): Promise<string[]> {
  const found: string[] = [];
  for (const control of await controls.all()) {
    if (!(await control.isVisible())) continue;
    const box = await control.boundingBox();
    const edge = Math.min(box?.width ?? 0, box?.height ?? 0);
    if (edge < 44) found.push(`${await control.textContent()}: ${edge} px`);
  }
  return found;
}

/** Buttons, links that look like them, fields; not links within a line of text. */
const controls = (page: Page) =>
  page
    .getByRole('button')
    .or(page.getByRole('navigation').getByRole('link'))
    .or(page.getByRole('banner').getByRole('link'))
    .or(page.getByRole('contentinfo').getByRole('link'))
    .or(page.getByRole('link', { name: /View My Work|Download CV|^.+: / }))
    .or(page.getByRole('textbox'))
    .or(page.locator('label:has(input[type="radio"]), summary'))
    .or(page.locator('#contact').getByRole('link', { name: /GitHub|LinkedIn|Twitter/ }));

for (const [device, viewport] of [
  ['phone', { width: 360, height: 780 }],
  ['tablet', { width: 1180, height: 820 }],
] as const) {
  test(`on the touch screen of a ${device} every control is a thumb wide`, async ({
    newContext,
  }) => {
    const context = await newContext({ viewport, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Pause animation' })).toBeVisible();
    if (device === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    expect(await controls(page).count()).toBeGreaterThan(25);
    expect(await small(controls(page))).toEqual([]);
  });
}

test('on a phone the name, the intro and View My Work are seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const seen of [
    page.getByRole('heading', { level: 1 }),
    page.getByText(content.owner.intro),
    page.getByRole('link', { name: 'View My Work' }),
  ]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
  }
});

test('with forced colours bars, marks and the chosen theme can still be told', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrated(page);
  const [track, fill] = await page
    .getByRole('meter')
    .first()
    .locator('rect')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
  expect(track).not.toBe(fill);

  const grounds = await page
    .locator('label:has(input[type="radio"])')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  const edges = await page
    .getByRole('link', { name: /View My Work|Download CV/ })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopWidth));
  expect(edges).not.toContain('0px');

  const nav = page.getByRole('navigation', { name: 'Sections' });
  const mark = (label: string) =>
    nav
      .getByRole('link', { name: label, exact: true })
      .evaluate((link) => getComputedStyle(link, '::after').backgroundColor);
  await expect(nav.locator('[aria-current]')).toHaveText('Home');
  expect(await mark('Home')).not.toBe(await mark('Skills'));
});
