import { localizedPath } from '../../../lib/hosting/urls';
import { axeViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { open } from './support/page';

test('axe finds no violation in the pages, on phones and desktops', async ({ page, sites }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const pages = sites.map(({ locale: { words }, folder }) => ({
      words,
      address: localizedPath(folder, '/'),
    }));
    for (const { address, words } of [
      // Other languages have the same layout.
      ...(width === 360 ? pages : pages.slice(0, 1)),
      { address: '/404.html', words: sites[0].locale.words },
    ]) {
      await open(page, address);
      expect(await axeViolations(page), `${address} at ${width} px`).toEqual([]);
      if (width === 360) {
        await page.locator('header summary', { hasText: words.header.menu }).first().click();
        const sections = page.getByRole('navigation', { name: words.header.sections });
        await expect(sections).toBeVisible();
        expect(await axeViolations(page, 'header'), `${address}: menu open`).toEqual([]);
      }
    }
  }
});
