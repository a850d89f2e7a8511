import type { Page } from '@playwright/test';
import { formatHex } from 'culori';
import { themeKey } from '../../lib/browser/theme';
import { en } from '../../lib/words/en';
import { expect, test, withMotion } from './support/fixtures';
import { appearanceOf, everyFrame, open, waitForHydration, waitTwoFrames } from './support/page';

test.use(withMotion);

/**
 * The colors of the page and of the browser's own bars, as #rrggbb. The bars have the first
 * theme-color that applies (HTML standard, 4.2.5.1).
 */
const colorsOf = async (page: Page) => {
  const { background, bars } = await page.evaluate(() => ({
    background: getComputedStyle(document.body).backgroundColor,
    bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
      ({ media }) => matchMedia(media).matches,
    )?.content,
  }));
  return { page: formatHex(background), bars: bars && formatHex(bars) };
};

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`keeps ${chosen} on a ${system} system without a flash on reload`, async ({ page }) => {
    const frames = await everyFrame(page, () => getComputedStyle(document.body).backgroundColor);
    await page.goto('/');
    await page.emulateMedia({ colorScheme: chosen });
    const chosenColors = await colorsOf(page);
    await page.emulateMedia({ colorScheme: system });
    const systemColors = await colorsOf(page);
    expect(chosenColors.page).not.toBe(systemColors.page);
    expect(chosenColors.bars, 'color of the bars').toBe(chosenColors.page);
    expect(systemColors.bars, 'color of the bars').toBe(systemColors.page);
    await waitForHydration(page);
    const radio = (theme: 'light' | 'dark' | 'system') =>
      page.getByRole('radio', { name: en.header[theme] });
    await expect(radio('system')).toBeChecked();

    const otherTab = await page.context().newPage();
    await otherTab.emulateMedia({ colorScheme: system });
    await open(otherTab);
    await radio(chosen).check();
    await expect.poll(() => colorsOf(page)).toEqual(chosenColors);
    await expect.poll(() => colorsOf(otherTab), 'in another tab').toEqual(chosenColors);
    await otherTab.close();
    const label = (theme: typeof chosen | typeof system) =>
      appearanceOf(page.locator('label').filter({ has: radio(theme) }));
    expect(await label(chosen), 'the chosen theme looks chosen').not.toBe(await label(system));

    // The next visit.
    await page.reload();
    await waitForHydration(page);
    await waitTwoFrames(page);
    expect(await colorsOf(page)).toEqual(chosenColors);
    expect(new Set(await frames()).size, 'background colors during the visit').toBe(1);
    await expect(page.locator('html')).toHaveCSS('color-scheme', chosen);
    await expect(radio(chosen)).toBeChecked();

    await page.goto('/404.html');
    expect((await colorsOf(page)).page, 'the error page').toBe(chosenColors.page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html'), 'on paper').toHaveCSS('color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });

    await waitForHydration(page);
    await radio('system').check();
    await page.goto('/');
    expect(await colorsOf(page), 'the theme of the system again').toEqual(systemColors);
  });
}

test('any stored text other than a theme means the theme of the system', async ({ page }) => {
  await open(page);
  const system = await colorsOf(page);
  for (const text of ['', 'DARK', 'dark light', 'system', '{"theme":"dark"}']) {
    const item = { key: themeKey, text };
    await page.evaluate(({ key, text }) => localStorage.setItem(key, text), item);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await colorsOf(page), text).toEqual(system);
  }
  await expect(page.getByRole('radio', { name: en.header.system })).toBeChecked();
});
