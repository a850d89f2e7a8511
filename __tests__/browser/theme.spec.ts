import type { Page } from '@playwright/test';
import { formatHex } from 'culori';
import { en } from '../../lib/words/en';
import { expect, test, withMotion } from './support/fixtures';
import { everyFrame, hydrated, looksOf, twoFrames } from './support/look';

test.use(withMotion);

/** The colour of the page, and that of the browser's own bars, as #rrggbb. */
const coloursOf = async (page: Page) => {
  const { ground, bars } = await page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  }));
  return { page: formatHex(ground), bars: bars.map((colour) => formatHex(colour)) };
};

/** The colours that a system of this theme gets. */
async function coloursOfSystem(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  const colours = await coloursOf(page);
  expect(colours.bars, 'colour of the bars').toEqual([colours.page]);
  return colours;
}

for (const [chosen, system] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`${chosen} chosen on a ${system} system stays, without a flash at the next visit`, async ({
    page,
  }) => {
    const frames = await everyFrame(page, () => getComputedStyle(document.body).backgroundColor);
    await page.goto('/');
    const wanted = await coloursOfSystem(page, chosen);
    const usual = await coloursOfSystem(page, system);
    expect(wanted).not.toEqual(usual);
    await hydrated(page);
    const radio = (theme: 'light' | 'dark' | 'system') =>
      page.getByRole('radio', { name: en.header[theme] });
    await expect(radio('system')).toBeChecked();

    await radio(chosen).check();
    await expect.poll(() => coloursOf(page)).toEqual(wanted);
    const label = (theme: typeof chosen | typeof system) =>
      looksOf(page.locator('label').filter({ has: radio(theme) }));
    expect(await label(chosen), 'the chosen theme looks chosen').not.toBe(await label(system));
    await test.step('the next visit', async () => {
      await page.reload();
      await hydrated(page);
      await twoFrames(page);
      expect(await coloursOf(page)).toEqual(wanted);
      expect(new Set(await frames()).size, 'colours shown one after the other').toBe(1);
      await expect(page.locator('html')).toHaveCSS('color-scheme', chosen);
      await expect(radio(chosen)).toBeChecked();
    });
    await test.step('the page of errors keeps to it', async () => {
      await page.goto('/404.html');
      expect((await coloursOf(page)).page).toBe(wanted.page);
    });
    await test.step('on paper the ground is white', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await page.emulateMedia({ media: 'screen' });
    });
    await test.step('the theme of the system comes back when asked for', async () => {
      await hydrated(page);
      await radio('system').check();
      await page.goto('/');
      expect(await coloursOf(page)).toEqual(usual);
    });
  });
}
