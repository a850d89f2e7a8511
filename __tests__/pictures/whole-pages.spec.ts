import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/fixtures';
import { addStyles, scrollTo, stylesOf } from '../support/browser/page';
import { expectPicture, openForPicture } from '../support/browser/stored-pictures';

// The whole page, made much smaller: layouts of other widths, and what visitors open or choose.

test.use({ deviceScaleFactor: 0.3 });

const openDetails = (page: Page) =>
  page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });

test('other screens, a pointer and system colors look as before', async ({ page, server }) => {
  await openForPicture(page, `${server.url}/`);
  await openDetails(page);
  const body = page.locator('body');
  for (const width of [800, 1920]) {
    await page.setViewportSize({ width, height: 9000 });
    await expectPicture(body, `page/${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 9000 });
  // As if the pointer were everywhere: every element is some child.
  await addStyles(page, (await stylesOf(page)).replaceAll(':hover', ':nth-child(n)'));
  await expectPicture(body, 'page/hovered');
  await addStyles(page, '');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectPicture(body, 'page/forced-colors');
});

test.describe(() => {
  test.use({ siteName: 'everything' });

  test('what visitors open looks as before in a narrow window', async ({ page, server }) => {
    await openForPicture(page, `${server.url}/`);
    await page.setViewportSize({ width: 680, height: 15_000 });
    await page.locator('footer a[href^="#legal-"]').first().click();
    await expect(page.locator(':target')).toBeVisible();
    await openDetails(page);
    await page.locator('a[href="#main"]').focus();
    await scrollTo(page, 0);
    await expectPicture(page.locator('body'), 'page/opened');
  });

  test('a page from right to left looks as before', async ({ page, server }) => {
    await openForPicture(page, `${server.url}/ar-EG/`);
    await page.setViewportSize({ width: 1100, height: 11_000 });
    await expectPicture(page.locator('body'), 'page/ar-1100');
  });
});
