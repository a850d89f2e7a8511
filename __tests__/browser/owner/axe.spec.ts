import { editionOf } from '../../../lib/content';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/look';

const { words } = editionOf();

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing in the ${colorScheme} page of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await hydrated(page);
      expect(await axeViolations(page)).toEqual([]);

      if (width === 360) {
        await page.getByRole('button', { name: words.header.menu }).click();
        await expect(page.getByRole('navigation', { name: words.header.sections })).toBeVisible();
        expect(await axeViolations(page), 'menu open').toEqual([]);
        await page.keyboard.press('Escape');
      }

      await page.goto('/404.html');
      expect(await axeViolations(page), 'page of errors').toEqual([]);
    });
  }
}
