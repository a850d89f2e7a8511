import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { menuOf, sectionLabels } from './support/menu';
import { boxOf, hold, open, scriptFiles, topOf, waitForHydration } from './support/page';

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

test('controls are 44 px or larger, and linked chips are as tall as the others', async ({
  page,
}) => {
  await open(page);
  expect(await smallControls(page)).toEqual([]);
  await menuOf(page).hamburger.click();
  await menuOf(page).expectOpen();
  expect(await smallControls(page), 'with the menu open').toEqual([]);
  // A tablet has the links of the header beside the theme switch.
  await page.setViewportSize({ width: 1180, height: 820 });
  expect(await smallControls(page), 'on a tablet').toEqual([]);

  const chips = page.getByRole('list', { name: 'Skills used as Lead Developer' });
  const links = await chips.getByRole('link').count();
  const heights = await chips
    .getByRole('listitem')
    .evaluateAll((all) => all.map((chip) => chip.firstElementChild?.clientHeight));
  expect(links).toBeGreaterThan(0);
  expect(heights.length, 'chips with and without a link').toBeGreaterThan(links);
  expect(new Set(heights).size, 'heights of chips').toBe(1);
});

test('a zoomed screen has a low header and shows an empty field’s label', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page);
  const header = await boxOf(page.getByRole('banner'));
  expect(header.height * 5).toBeLessThanOrEqual(256);
  await page.getByRole('button', { name: 'Send Message' }).tap();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  const label = page.getByText('Name', { exact: true });
  await expect.poll(() => topOf(label)).toBeGreaterThanOrEqual(header.bottom);
});

test('the hamburger opens a menu of the six sections', async ({ page }) => {
  await open(page);
  const { hamburger, menu, links, expectOpen, expectClosed } = menuOf(page);
  const openMenu = async () => {
    await hamburger.click();
    await expectOpen();
  };
  await expectClosed();
  await openMenu();
  await expect(links).toHaveText(sectionLabels);
  // As wide as the texts of the page, so that none of them is half visible next to it.
  const text = await boxOf(page.locator('#home p').first());
  const { left, right } = await boxOf(menu);
  expect(left).toBeCloseTo(text.left, 0);
  expect(right).toBeCloseTo(360 - text.left, 0);
  await hamburger.click();
  await expectClosed();

  await openMenu();
  await page.touchscreen.tap(8, 700);
  await expectClosed();
  await expect(hamburger, 'after a tap outside').toBeFocused();

  await openMenu();
  await links.filter({ hasText: 'Skills' }).click();
  await expectClosed();
  await openMenu();
  await expect(menu.locator('[aria-current]')).toHaveText('Skills');

  // On a low screen the menu scrolls.
  await page.setViewportSize({ width: 360, height: 240 });
  await expect(links.last()).not.toBeInViewport();
  await links.first().hover();
  await page.mouse.wheel(0, 500);
  await expect(links.last()).toBeInViewport();
});

test('Tab on the last control of the menu, the theme switch, closes it', async ({ page }) => {
  await open(page);
  const { hamburger, menu, links, expectOpen, expectClosed } = menuOf(page);
  await hamburger.press('Enter');
  await expectOpen();
  await page.keyboard.press('Tab');
  await expect(links.nth(1), 'after Tab on the first control').toBeFocused();
  const theme = menu.getByRole('radio', { checked: true });
  await theme.focus();
  await expect(theme).toBeFocused();
  await page.keyboard.press('Tab');
  await expectClosed();
  await expect(page.locator('main :focus')).toBeVisible();
});

test('a menu opened before hydration shows it at once, and closes with Esc afterwards', async ({
  page,
}) => {
  const { hamburger, menu, expectOpen, expectClosed } = menuOf(page);
  const icons = hamburger.locator('use');
  const icon = icons.filter({ visible: true });
  const { letThrough } = await hold(page, scriptFiles);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(hamburger).toHaveCSS('-webkit-tap-highlight-color', 'rgba(0, 0, 0, 0)');
  await expect(icon).toHaveAttribute('href', /#menu$/);
  const drawn = () =>
    icons.evaluateAll((all: SVGUseElement[]) => all.map((each) => each.getBBox().width > 0));
  await expect.poll(drawn, 'ready for the frame of the click').toEqual([true, true]);
  await hamburger.click();
  await expect(icon).toHaveAttribute('href', /#close$/);
  await expect(menu).toBeVisible();
  letThrough();
  await waitForHydration(page);
  await expectOpen();
  await page.keyboard.press('Escape');
  await expectClosed();
});
