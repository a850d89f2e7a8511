import type { Locator, Page } from '@playwright/test';
import { content } from '../../lib/content';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/look';

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
  await page.emulateMedia({ forcedColors: 'active' });
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
