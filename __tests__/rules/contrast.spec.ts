import { localizedPath } from '../../lib/files/generated-names';
import { faintTexts } from '../support/browser/faint-texts';
import { expect, test } from '../support/browser/fixtures';
import { onEachSite, onSite } from '../support/browser/on-sites';
import { open } from '../support/browser/page';
import { forcePointer, placesOfElements } from '../support/browser/pointer';
import { showTheme } from '../support/browser/stored-pictures';

// Screenshots of half the size take half the time, and have the same colors.
test.use({ deviceScaleFactor: 1 / 2 });

onEachSite(() => {
  test('texts and icons have enough contrast with what is behind them, in both themes', async ({
    page,
    server: { url },
    localizedSites,
  }) => {
    for (const [index, { folder, content }] of localizedSites.entries()) {
      await open(page, `${url}${localizedPath(folder, '/')}`);
      // Each language has the same colors.
      const themes = index === 0 ? (['light', 'dark'] as const) : (['light'] as const);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        // With a first theme of the owner's, the page does not follow the system.
        if (content.look?.theme) {
          await page.evaluate((theme) => {
            document.documentElement.dataset.theme = theme;
          }, colorScheme);
        }
        expect(await faintTexts(page), `/${folder} in the ${colorScheme} theme`).toEqual([]);
      }
    }
  });
});

onSite('own', () => {
  test('links and buttons can be read while a visitor presses them, and move nothing', async ({
    page,
  }) => {
    await open(page);
    const menu = page.locator('header nav');
    for (const [width, part] of [
      [1440, page.locator('body')],
      [390, menu],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      // The menu of a phone, below which the page is dimmed.
      if (part === menu) await page.locator('header summary').first().click();
      const before = await page.evaluate(placesOfElements);
      const release = await forcePointer(page, ['hover', 'active']);
      const after = await page.evaluate(placesOfElements);
      expect(after.filter((line, index) => line !== before[index])).toEqual([]);
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme);
        expect(await faintTexts(page, part), `at ${width} px, ${theme}`).toEqual([]);
      }
      await release();
    }
  });
});
