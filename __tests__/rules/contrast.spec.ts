import { localizedPath } from '../../lib/files/generated-names';
import { faintTexts } from '../support/browser/faint-texts';
import { expect, test } from '../support/browser/fixtures';
import { onEachSite } from '../support/browser/on-sites';
import { open } from '../support/browser/page';

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
