import { localizedPath } from '../../../lib/hosting/urls';
import { axeViolations, colorRules } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';

for (const width of [360, 1440]) {
  test(`axe finds no violation in the pages at ${width} px`, async ({ page, locales }) => {
    await page.setViewportSize({ width, height: 900 });
    const pages = locales.map(({ words, folder }) => ({
      words,
      address: localizedPath(folder, '/'),
    }));
    for (const { address, words } of [
      ...pages,
      { address: '/404.html', words: locales[0].words },
    ]) {
      await open(page, address);
      expect(await axeViolations(page), address).toEqual([]);
      if (width === 360) {
        await page.locator('header summary', { hasText: words.header.menu }).first().click();
        const sections = page.getByRole('navigation', { name: words.header.sections });
        await expect(sections).toBeVisible();
        expect(await axeViolations(page, 'header'), `${address}: menu open`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page, 'body', colorRules), `${address}: dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}
