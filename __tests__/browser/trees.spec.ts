import { test } from '../owner/browser/support/fixtures';
import { open } from '../owner/browser/support/page';
import { fixDate } from './support/date';
import { expectTree } from './support/tree';

// What assistive technology reads on the template's page. pictures/states.spec.ts has its states,
// sites/ and pictures/sites/ have other sites.

for (const [name, address] of [
  ['page-en', '/'],
  ['not-found-en', '/404.html'],
] as const) {
  test(`assistive technology reads ${name} as before`, async ({ page }) => {
    await fixDate(page);
    await open(page, address);
    await expectTree(page.locator('body'), name);
  });
}
