import type { Page } from '@playwright/test';
import { templateContent as content } from '../../lib/content/template';
import { expect, test } from './support/fixtures';
import { hold, hydrated } from './support/look';
import { menuOf } from './support/menu';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

/** Everything to press but the links within a line of text. */
const controls = (page: Page) =>
  page
    .locator('summary, label:has(input[type="radio"])')
    .or(page.getByRole('button'))
    .or(page.getByRole('textbox'))
    .or(page.locator('nav, header, footer').getByRole('link'))
    .or(page.getByRole('link', { name: /View My Work|Download CV|^.+: / }))
    .or(page.locator('#contact').getByRole('link', { name: /GitHub|LinkedIn|Twitter|Save/ }));

/** The controls that are too small for a thumb. */
async function small(page: Page): Promise<string[]> {
  const found = await controls(page).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
      .map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return { name: each.textContent, edge: Math.min(width, height) };
      }),
  );
  expect(found.length, 'controls that are there').toBeGreaterThan(20);
  return found.filter(({ edge }) => edge < 44).map(({ name, edge }) => `${name}: ${edge} px`);
}

test('the first screen shows who it is, and every control is a thumb wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await test.step('name, intro and View My Work are seen without scrolling', async () => {
    for (const seen of [
      page.getByRole('heading', { level: 1 }),
      page.getByText(content.owner.intro),
      page.getByRole('link', { name: 'View My Work' }),
    ]) {
      await expect(seen).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('thumbs', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await small(page)).toEqual([]);
    await menuOf(page).hamburger.click();
    await menuOf(page).expectOpen();
    expect(await small(page), 'with the menu open').toEqual([]);
    // A tablet has the links of the header beside the theme switch.
    await page.setViewportSize({ width: 1180, height: 820 });
    expect(await small(page), 'on a tablet').toEqual([]);
  });
  await test.step('chips that lead somewhere are as tall as those beside them', async () => {
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

test('a field that was missed is seen with its label, and a zoomed screen beside the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await hydrated(page);
  const header = await page.getByRole('banner').boundingBox();
  expect((header?.height ?? 256) * 5).toBeLessThanOrEqual(256);
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.tap();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  const label = page.getByText('Name', { exact: true });
  const top = async () => (await label.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('the hamburger opens a menu of the six sections, which closes in every way', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const { hamburger, menu, links, expectOpen, expectClosed } = menuOf(page);
  const open = async () => {
    await hamburger.click();
    await expectOpen();
  };
  await expectClosed();
  await test.step('it opens, and nothing of it sticks out', async () => {
    await open();
    const names = ['Home', 'About', 'Experience', 'Skills', 'Projects', 'Contact'];
    await expect(links).toHaveText(names);
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  });
  await test.step('the hamburger closes it', async () => {
    await hamburger.click();
    await expectClosed();
  });
  await test.step('a press outside closes it and hands the focus back', async () => {
    await open();
    await page.touchscreen.tap(8, 700);
    await expectClosed();
    await expect(hamburger).toBeFocused();
  });
  await test.step('a choice closes it and leads to the section, which it then marks', async () => {
    await open();
    await links.filter({ hasText: 'Skills' }).click();
    await expectClosed();
    await expect(page.getByRole('heading', { level: 2, name: 'Skills' })).toBeInViewport();
    await expect(page).toHaveURL(/#skills$/);
    await open();
    await expect(menu.locator('[aria-current]')).toHaveText('Skills');
  });
  await test.step('on a low screen it scrolls inside', async () => {
    await page.setViewportSize({ width: 360, height: 240 });
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport();
  });
  await test.step('a screen that grows wide closes it and has a row of links', async () => {
    await page.setViewportSize({ width: 1200, height: 780 });
    await expect(hamburger).toBeHidden();
    await expect(links.first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: 780 });
    await expectClosed();
  });
});

test('opened before the scripts are there, the hamburger says so once they are', async ({
  page,
}) => {
  const { hamburger, menu } = menuOf(page);
  const letThrough = await hold(page, 'scripts');
  await page.goto('/', { waitUntil: 'commit' });
  await hamburger.click();
  await expect(menu).toBeVisible();
  letThrough();
  await hydrated(page);
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
});
