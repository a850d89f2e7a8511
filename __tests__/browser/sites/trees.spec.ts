import { served } from '../../fixtures/sites';
import { test } from '../../owner/browser/support/fixtures';
import { open } from '../../owner/browser/support/page';
import { dayOfTrees, expectTree } from '../support/tree';

// What assistive technology reads on pages of other owners and in other languages. pictures/sites/
// has those that also have pictures.

for (const [name, site, address] of [
  ['everything-ar', 'everything', '/ar/'],
  ['everything-404', 'everything', '/404.html'],
  ['bare-pl', 'bare', '/pl/'],
  ['everything-es', 'everything', '/es/'],
  ['everything-fil', 'everything', '/fil/'],
] as const) {
  test(`the tree of ${name}`, async ({ page, serve }) => {
    const { url } = await serve(served(site));
    await page.clock.setFixedTime(dayOfTrees);
    await open(page, `${url}${address}`);
    await expectTree(page.locator('body'), name);
  });
}
