import type { Page } from '@playwright/test';
import { words } from '../../lib/content';
import { sections } from '../../lib/content/sections';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/look';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

const hamburger = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const links = (page: Page) => menu(page).getByRole('link');

test.describe('on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(menu(page)).toBeHidden();
    await hamburger(page).click();
    await expect(menu(page)).toBeVisible();
  });

  test('the hamburger opens a menu of the six sections, which closes in every way', async ({
    page,
  }) => {
    const expectClosed = async () => {
      await expect(menu(page)).toBeHidden();
      await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
    };
    await test.step('it says so, and has the focus', async () => {
      await expect(links(page)).toHaveText(sections.map((id) => words.menu[id]));
      await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(links(page).first()).toBeFocused();
    });
    await test.step('the hamburger closes it', async () => {
      await hamburger(page).click();
      await expectClosed();
    });
    await test.step('Esc closes it and hands the focus back', async () => {
      await hamburger(page).click();
      await page.keyboard.press('Escape');
      await expectClosed();
      await expect(hamburger(page)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await expect(links(page).first()).toBeFocused();
    });
    await test.step('a press outside closes it and hands the focus back', async () => {
      await page.touchscreen.tap(20, 700);
      await expectClosed();
      await expect(hamburger(page)).toBeFocused();
    });
    await test.step('tabbing on behind the theme switch closes it', async () => {
      await hamburger(page).click();
      await menu(page).getByRole('radio', { checked: true }).focus();
      await page.keyboard.press('Tab');
      await expectClosed();
      await expect(page.locator('main :focus')).toBeVisible();
    });
    await test.step('a choice closes it and leads to the section', async () => {
      await hamburger(page).click();
      await links(page).filter({ hasText: 'Skills' }).click();
      await expectClosed();
      await expect(page.getByRole('heading', { level: 2, name: 'Skills' })).toBeInViewport();
      await expect(page).toHaveURL(/#skills$/);

      await hamburger(page).click();
      await expect(menu(page).locator('[aria-current]')).toHaveText('Skills');
    });
  });

  test('nothing of it sticks out, and growing to a desktop closes it', async ({ page }) => {
    const box = await menu(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 360, height: 240 });
    // On a low screen the menu scrolls inside.
    await links(page).last().scrollIntoViewIfNeeded();
    await expect(links(page).last()).toBeInViewport();

    await page.setViewportSize({ width: 1200, height: 780 });
    await expect(hamburger(page)).toBeHidden();
    expect(await menu(page).evaluate((panel) => panel.matches(':popover-open'))).toBe(false);
    await expect(links(page).first()).toBeVisible();

    await page.setViewportSize({ width: 360, height: 780 });
    await expect(menu(page)).toBeHidden();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test('opened before the scripts are there, the button says so once they are', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await hamburger(page).click();
  await expect(menu(page)).toBeVisible();
  release();
  await hydrated(page);
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, leads on and closes all the same', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await hamburger(page).click();
    await expect(links(page)).toHaveText(sections.map((id) => words.menu[id]));
    for (const link of await links(page).all()) await expect(link).toBeVisible();
    await expect(hamburger(page)).not.toHaveAttribute('aria-expanded', 'false');

    await links(page).filter({ hasText: 'Contact' }).click();
    await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });
});
