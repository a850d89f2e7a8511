import { everything, everythingInArabic } from '../../fixtures/content';
import { exportOf, SUB_PATH } from '../../fixtures/sites';
import { blockFaults } from '../support/blocks';
import { elementFaults } from '../support/elements';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';

// The rules in elements.ts hold for every element, in every appearance of the page. Those in
// blocks.ts do not depend on colors.

const appearances = {
  light: { colorScheme: 'light', reducedMotion: 'reduce' },
  dark: { colorScheme: 'dark' },
  'with forced colors': { colorScheme: 'light', forcedColors: 'active' },
  'with more contrast': { forcedColors: 'none', contrast: 'more' },
  'with motion': { contrast: 'no-preference', reducedMotion: 'no-preference' },
} as const;

test('every element follows the rules of the design, also from right to left', async ({
  page,
  serve,
}) => {
  const { url } = await serve({ dir: exportOf('everything'), basePath: SUB_PATH });
  for (const address of ['/', `${url}/ar/`]) {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia(appearances.light);
    await open(page, address);
    if (address !== '/') {
      const imprint = page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' });
      await imprint.click();
      const chosen = page.locator('img[style*="object-position"]');
      const withFocus =
        JSON.stringify({ ...everything, ...everythingInArabic }).split('"focus"').length - 1;
      expect(await chosen.count()).toBeGreaterThanOrEqual(withFocus);
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const details of await page.locator('details').all()) {
        await details.evaluate((each: HTMLDetailsElement) => {
          each.open = true;
        });
      }
      const known = new Set<string>();
      const expectNoFaults = (faults: string[], name: string) => {
        const added = faults.filter((fault) => !known.has(fault));
        for (const fault of added) known.add(fault);
        expect.soft(added, `${address} at ${width} px, ${name}`).toEqual([]);
      };
      expectNoFaults(await blockFaults(page), 'blocks of text');
      for (const [name, media] of Object.entries(appearances)) {
        await page.emulateMedia(media);
        expectNoFaults(await elementFaults(page), name);
      }
    }
  }
});
