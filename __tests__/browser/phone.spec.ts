import type { Page } from '@playwright/test';
import { templateContent as content } from '../../lib/content/template';
import { expect, test } from './support/fixtures';
import { menuOf, sectionLabels } from './support/menu';
import { hold, open, scriptFiles, waitForHydration } from './support/page';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

/** All controls except links within a line of text. */
const controls = (page: Page) =>
  page
    .locator('summary, label:has(input[type="radio"])')
    .or(page.getByRole('button'))
    .or(page.getByRole('textbox'))
    .or(page.locator('nav, header, footer').getByRole('link'))
    .or(page.getByRole('link', { name: /View My Work|Download CV|^.+: / }))
    .or(page.locator('#contact').getByRole('link', { name: /GitHub|LinkedIn|Twitter|Save/ }));

/** The controls that are smaller than 44 px. */
async function smallControls(page: Page): Promise<string[]> {
  const found = await controls(page).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
      .map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return { name: each.textContent, edge: Math.min(width, height) };
      }),
  );
  expect(found.length, 'controls').toBeGreaterThan(20);
  return found.filter(({ edge }) => edge < 44).map(({ name, edge }) => `${name}: ${edge} px`);
}

test('the first screen shows the owner, and controls are 44 px or larger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await test.step('name, intro and View My Work are visible without scrolling', async () => {
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByText(content.owner.intro),
      page.getByRole('link', { name: 'View My Work' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('controls are at least 44 px large', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await smallControls(page)).toEqual([]);
    await menuOf(page).hamburger.click();
    await menuOf(page).expectOpen();
    expect(await smallControls(page), 'with the menu open').toEqual([]);
    // A tablet has the links of the header beside the theme switch.
    await page.setViewportSize({ width: 1180, height: 820 });
    expect(await smallControls(page), 'on a tablet').toEqual([]);
  });
  await test.step('linked chips are as tall as the others', async () => {
    const chips = page.getByRole('list', { name: 'Skills used as Lead Developer' });
    expect(await chips.getByRole('link').count()).toBeGreaterThan(0);
    const heights = await chips
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((chip) => chip.firstElementChild?.getBoundingClientRect().height),
      );
    expect(heights.length).toBeGreaterThan(await chips.getByRole('link').count());
    expect(new Set(heights).size, 'heights').toBe(1);
  });
});

test('a zoomed screen has a low header and shows an empty field’s label', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  const header = await page.getByRole('banner').boundingBox();
  expect((header?.height ?? 256) * 5).toBeLessThanOrEqual(256);
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.tap();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  const label = page.getByText('Name', { exact: true });
  const top = async () => (await label.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('the hamburger opens a menu of the six sections', async ({ page }) => {
  await open(page);
  const { hamburger, menu, links, expectOpen, expectClosed } = menuOf(page);
  const openMenu = async () => {
    await hamburger.click();
    await expectOpen();
  };
  await expectClosed();
  await test.step('it fits on the screen', async () => {
    await openMenu();
    await expect(links).toHaveText(sectionLabels);
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  });
  await test.step('the hamburger closes it', async () => {
    await hamburger.click();
    await expectClosed();
  });
  await test.step('a tap outside closes it and returns the focus', async () => {
    await openMenu();
    await page.touchscreen.tap(8, 700);
    await expectClosed();
    await expect(hamburger).toBeFocused();
  });
  await test.step('a link closes it, and is then marked', async () => {
    await openMenu();
    await links.filter({ hasText: 'Skills' }).click();
    await expectClosed();
    await openMenu();
    await expect(menu.locator('[aria-current]')).toHaveText('Skills');
  });
  await test.step('on a low screen it scrolls', async () => {
    await page.setViewportSize({ width: 360, height: 240 });
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport();
  });
  await test.step('it closes when the screen becomes wide, which shows a row of links', async () => {
    await page.setViewportSize({ width: 1200, height: 780 });
    await expect(hamburger).toBeHidden();
    await expect(links.first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: 780 });
    await expectClosed();
  });
});

test('a menu opened before hydration is announced as open', async ({ page }) => {
  const { hamburger, menu } = menuOf(page);
  const { letThrough } = await hold(page, scriptFiles);
  await page.goto('/', { waitUntil: 'commit' });
  await hamburger.click();
  await expect(menu).toBeVisible();
  letThrough();
  await waitForHydration(page);
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
});
