import type { Page } from '@playwright/test';
import { formatHex } from 'culori';
import { en } from '../../lib/words/en';
import { expect, onSite, test, withMotion } from '../support/browser/fixtures';
import { everyFrame } from '../support/browser/frames';
import { hold, open, scriptFiles, waitForHydration, waitTwoFrames } from '../support/browser/page';

// coming-back.spec.ts tests what other pages do.

test.use(withMotion);

/**
 * The colors of the page and of the browser's own bars, as #rrggbb, and those of sections, which
 * are custom properties. The bars have the first theme-color that applies (HTML standard, 4.2.5.1).
 */
const colorsOf = async (page: Page) => {
  const { background, bars, sections } = await page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
      ({ media }) => matchMedia(media).matches,
    )?.content,
    sections: [...document.querySelectorAll('main > section, footer')].map((section) =>
      Array.from(section.computedStyleMap(), ([name, values]) => `${name}: ${values}`).filter(
        (line) => line.startsWith('--'),
      ),
    ),
  }));
  return { page: formatHex(background), bars: bars && formatHex(bars), sections };
};

const button = (page: Page) => page.getByRole('button', { name: en.header.dark });

test('texts have their full color for visitors who ask for contrast', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ contrast: 'more' });
  for (const theme of ['first', 'other']) {
    const colors = await page.evaluate(() =>
      [...document.querySelectorAll('main > section, footer')].map((section) => {
        const style = getComputedStyle(section);
        return ['--ink', '--ink-soft', '--link'].map((name) => style.getPropertyValue(name));
      }),
    );
    for (const [ink, ...others] of colors) expect(new Set(others), theme).toEqual(new Set([ink]));
    await button(page).click();
  }
});

test('the system chooses the theme until the button is pressed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  const dark = await colorsOf(page);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  // Browsers that darken light pages leave plates of logos and the light page alone.
  const plate = page.locator('#skills [data-plate]').first();
  await expect(plate).toHaveCSS('color-scheme', 'light only');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(button(page), 'light again').toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
  const light = await colorsOf(page);
  expect(dark.page).not.toBe(light.page);
  expect([dark.bars, light.bars], 'the bars of the browser').toEqual([dark.page, light.page]);

  await button(page).click();
  expect(await colorsOf(page), 'chosen').toEqual(dark);
  await button(page).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colorsOf(page), 'light on a dark system').toEqual(light);
});

test('a chosen theme is there from the first frame, also on the error page, but not on paper', async ({
  page,
}) => {
  const frames = await everyFrame(page, () => getComputedStyle(document.body).backgroundColor);
  await open(page);
  await button(page).click();
  const dark = await colorsOf(page);
  const { letThrough } = await hold(page, scriptFiles);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await expect(button(page), 'before hydration').toBeHidden();
  expect(await colorsOf(page), 'before hydration').toEqual(dark);
  letThrough();
  await waitForHydration(page);
  await waitTwoFrames(page);
  expect(await colorsOf(page), 'after hydration').toEqual(dark);
  expect(new Set(await frames()).size, 'background colors during the visit').toBe(1);

  await open(page, '/404.html');
  const { sections, ...ofPage } = dark;
  expect(await colorsOf(page), 'the error page').toMatchObject(ofPage);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html'), 'on paper').toHaveCSS('color-scheme', 'light only');
});

onSite('everything', () => {
  test('the owner’s first theme is there from the first frame', async ({ page, server }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const frames = await everyFrame(page, () => getComputedStyle(document.body).backgroundColor);
    await open(page, `${server.url}/`);
    expect(new Set(await frames()).size, 'background colors during the visit').toBe(1);
    await expect(page.locator('html')).toHaveCSS('color-scheme', /dark/);
  });
});
