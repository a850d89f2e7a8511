import type { Page } from '@playwright/test';
import { formatHex } from 'culori';
import { themeKey } from '../../lib/browser/theme';
import { en } from '../../lib/words/en';
import { expect, test, withMotion } from './support/fixtures';
import { everyFrame } from './support/frames';
import { hold, open, scriptFiles, waitForHydration, waitTwoFrames } from './support/page';

// events.spec.ts tests what other pages do, and entrepreneur.spec.ts the owner's first theme. A
// picture shows that the chosen theme looks chosen.

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

const radio = (page: Page, theme: 'light' | 'dark' | 'system') =>
  page.getByRole('radio', { name: en.header[theme] });

/** The custom properties of each section, which have all colors. */
const propertiesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section, footer')].map((section) =>
      Array.from(section.computedStyleMap(), ([name, values]) => `${name}: ${values}`).filter(
        (line) => line.startsWith('--'),
      ),
    ),
  );

test('each section has the same colors in a theme of the system and in a chosen one', async ({
  page,
}) => {
  for (const [theme, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await open(page);
    const ofSystem = await propertiesOf(page);
    expect(ofSystem.flat().length).toBeGreaterThan(100);
    await page.emulateMedia({ colorScheme: other });
    await radio(page, theme).check();
    expect(await propertiesOf(page), `${theme} on a ${other} system`).toEqual(ofSystem);
    await radio(page, 'system').check();
  }
});

test('a chosen theme stays on any system, without a flash on reload, until the visitor chooses that of the system', async ({
  page,
}) => {
  const frames = await everyFrame(page, () => getComputedStyle(document.body).backgroundColor);
  /** Chooses a theme other than that of the system, and expects it in the next visit, too. */
  const choose = async (chosen: 'light' | 'dark') => {
    const systemColors = await colorsOf(page);
    await expect(radio(page, 'system')).toBeChecked();
    await radio(page, chosen).check();
    const chosenColors = await colorsOf(page);
    expect(chosenColors.page, `the page in the ${chosen} theme`).not.toBe(systemColors.page);
    expect(chosenColors.bars, `the bars in the ${chosen} theme`).toBe(chosenColors.page);
    expect(systemColors.bars, 'the bars in the theme of the system').toBe(systemColors.page);

    const { letThrough } = await hold(page, scriptFiles);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    await expect(radio(page, chosen), 'before hydration').toBeDisabled();
    expect(await colorsOf(page), 'before hydration').toEqual(chosenColors);
    letThrough();
    await waitForHydration(page);
    await waitTwoFrames(page);
    expect(await colorsOf(page), 'after hydration').toEqual(chosenColors);
    expect(new Set(await frames()).size, 'background colors during the visit').toBe(1);
    await expect(page.locator('html')).toHaveCSS('color-scheme', chosen);
    await expect(radio(page, chosen)).toBeChecked();
    return { systemColors, chosenColors };
  };

  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const { systemColors: light, chosenColors: dark } =
    await test.step('dark on a light system', () => choose('dark'));

  await test.step('the error page has the chosen theme, and paper the light one', async () => {
    await open(page, '/404.html');
    expect(await colorsOf(page), 'the error page').toEqual(dark);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html'), 'on paper').toHaveCSS('color-scheme', 'light');
    const body = page.locator('body');
    await expect(body, 'on paper').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a stored text that is no theme means that of the system', async () => {
    for (const text of ['DARK', 'dark light']) {
      const item = { key: themeKey, text };
      await page.evaluate(({ key, text }) => localStorage.setItem(key, text), item);
      await page.reload({ waitUntil: 'domcontentloaded' });
      expect(await colorsOf(page), `with the stored text ${text}`).toEqual(light);
    }
    await expect(radio(page, 'system')).toBeChecked();
  });

  await waitForHydration(page);
  await radio(page, 'dark').check();
  /** Chooses the theme of the system again, and expects it in the next visit, too. */
  const returnToSystem = async (colors: typeof light) => {
    await radio(page, 'system').check();
    expect(await colorsOf(page), 'the theme of the system again').toEqual(colors);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await colorsOf(page), 'in the next visit').toEqual(colors);
  };
  await test.step('back to a light system', () => returnToSystem(light));

  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  expect(await colorsOf(page), 'the theme of the system again').toEqual(dark);
  const { chosenColors } = await test.step('light on a dark system', () => choose('light'));
  expect(chosenColors, 'light on a dark system').toEqual(light);
  await test.step('back to a dark system', () => returnToSystem(dark));
});
