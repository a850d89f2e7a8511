import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { huesOf } from '../../lib/content/look';
import { palette } from '../../lib/design/palette';
import { opacityOf, open } from '../browser/support/page';
import { expect, test } from './support/fixtures';

// Runs in every browser engine that this machine has.

test.use({ viewport: { width: 390, height: 844 } });

/** `#0a1b2c` in the form of computed styles. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('the menu leads to a section, and the theme is kept', async ({ page, site }) => {
  await open(page, `${site.url}/`);
  const menu = page.getByRole('button', { name: 'Menu' });
  const skills = page.getByRole('link', { name: 'Skills' });
  await test.step('a link of the menu leads to its section', async () => {
    await expect(skills).toBeHidden();
    await menu.click();
    await skills.click();
    await expect(skills).toBeHidden();
    const heading = page.getByRole('heading', { name: 'Skills' });
    await expect(heading).toBeInViewport();
    await expect.poll(() => opacityOf(heading), 'opacity of the heading').toBe(1);
    await expect(page).toHaveURL(/#skills$/);
  });
  await test.step('the header is blurred, and transparent again at the top', async () => {
    const veil = () =>
      page.getByRole('banner').evaluate((header) => {
        const style = getComputedStyle(header, '::before');
        const blur = style.getPropertyValue('backdrop-filter');
        return `${style.opacity} ${blur || style.getPropertyValue('-webkit-backdrop-filter')}`;
      });
    await expect.poll(veil).toBe('1 blur(12px)');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(veil).toMatch(/^0 /);
  });
  await test.step('the theme changes the colours, also after a reload', async () => {
    await menu.click();
    await page.getByRole('radio', { name: 'Dark theme' }).click();
    const dark = rgb(palette(huesOf(), 'dark').page);
    await expect(page.locator('body')).toHaveCSS('background-color', dark);
    await page.goto(`${site.url}/?again`);
    await expect(page.locator('body')).toHaveCSS('background-color', dark);
  });
});

/** How many different colours an element of the page shows. */
async function coloursIn(icon: Locator): Promise<number> {
  const { data, info } = await sharp(await icon.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) =>
    data.toString('hex', index * info.channels, index * info.channels + 3),
  );
  return new Set(pixels).size;
}

test('every icon is painted', async ({ page, site, allow }) => {
  // For a screenshot in Firefox, Playwright inserts a style, which the page's policy forbids.
  allow(/style-src-elem/);
  await open(page, `${site.url}/`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const icons = page.locator('svg[aria-hidden]:has(use):visible');
  const blank: string[] = [];
  for (const icon of await icons.all()) {
    await icon.scrollIntoViewIfNeeded();
    const name = (await icon.locator('use').getAttribute('href')) ?? '';
    if ((await coloursIn(icon)) < 3) blank.push(name);
  }
  expect(await icons.count()).toBeGreaterThan(10);
  expect(blank).toEqual([]);
});

test('Esc closes the menu and returns the focus', async ({ page, site, miniBrowser }) => {
  test.skip(Boolean(miniBrowser), 'Playwright cannot press real keys in an installed WebKit');
  await open(page, `${site.url}/`);
  const menu = page.getByRole('button', { name: 'Menu' });
  // `toBeFocused` fails in a window without focus; `activeElement` is set there too.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await menu.click();
  await expect.poll(focused).toBe('Home');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Skills' })).toBeHidden();
  await expect.poll(focused).toBe('Menu');
});

test('the headline types', async ({ page, site }) => {
  await open(page, `${site.url}/`);
  const typed = page.locator('h1 [dir] > span').first();
  const before = await typed.textContent();
  await expect.poll(() => typed.textContent()).not.toBe(before);
});

test('the policy blocks an inline event handler', async ({ page, site, allow }) => {
  allow(/./); // Each browser reports it in its own words.
  await page.goto(`${site.url}/`);
  const ran = await page.evaluate(() => {
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.ran = true');
    document.body.append(button);
    button.click();
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});
