import { localizedPath } from '../../../lib/hosting/urls';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds no violation in the ${colorScheme} pages at ${width} px`, async ({
      page,
      locales,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      for (const { words, folder } of locales) {
        await open(page, localizedPath(folder, '/'));
        expect(await axeViolations(page)).toEqual([]);

        if (width === 360) {
          await page.getByRole('button', { name: words.header.menu }).click();
          const sections = page.getByRole('navigation', { name: words.header.sections });
          await expect(sections).toBeVisible();
          expect(await axeViolations(page), 'menu open').toEqual([]);
          await page.keyboard.press('Escape');
        }
      }

      await open(page, '/404.html');
      expect(await axeViolations(page), 'error page').toEqual([]);
    });
  }
}
