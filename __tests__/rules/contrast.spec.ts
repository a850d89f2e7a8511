import { localizedPath } from '../../lib/files/generated-names';
import { faintTexts } from '../support/browser/faint-texts';
import { expect, test } from '../support/browser/fixtures';
import { onEachSite, onSite } from '../support/browser/on-sites';
import { open } from '../support/browser/page';
import { forcePointer } from '../support/browser/pointer';
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
    const places = () =>
      page
        .locator('body *')
        .evaluateAll((all) =>
          all.map((each) => `${each.tagName} ${JSON.stringify(each.getBoundingClientRect())}`),
        );
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // The menu of a phone, behind which the page is dimmed.
      if (width === 390) await page.locator('header summary').first().click();
      const part = page.locator(width === 390 ? 'header nav' : 'body');
      const before = await places();
      const release = await forcePointer(page, ['hover', 'active']);
      expect(await places(), `at ${width} px`).toEqual(before);
      for (const theme of ['light', 'dark'] as const) {
        await showTheme(page, theme);
        expect(await faintTexts(page, part), `at ${width} px, ${theme}`).toEqual([]);
      }
      await release();
    }
  });
});
