import type { Locator } from '@playwright/test';
import { inEachFormState, openForm } from '../support/browser/contact-page';
import { expect, test } from '../support/browser/fixtures';
import { menuOf } from '../support/browser/menu';
import { fixDate, open } from '../support/browser/page';

/**
 * Compares what assistive technology reads with `__tests__/golden/trees/NAME.aria.yml`: roles,
 * names, states, addresses of links, and the order.
 *
 * The texts are compared, because `toMatchAriaSnapshot` accepts states that are not in the file,
 * and writes a pattern for each number, so that any year and any level would match.
 */
async function expectTree(part: Locator, name: string): Promise<void> {
  expect
    .soft(`${await part.ariaSnapshot()}\n`)
    .toMatchSnapshot(['golden', 'trees', `${name}.aria.yml`]);
}

test('assistive technology reads the page and the open menu as before', async ({ page }) => {
  await fixDate(page);
  await open(page);
  await expectTree(page.locator('body'), 'page-1440');
  // Only the header has another tree here.
  await page.setViewportSize({ width: 390, height: 844 });
  const { hamburger, expectOpen } = menuOf(page);
  await hamburger.click();
  await expectOpen();
  await expectTree(page.getByRole('banner'), 'menu');
});

test('assistive technology reads each state of the form as before', async ({
  page,
  allow,
  pauseClock,
}) => {
  allow(/failed to send/, /status of 503/);
  await openForm(page, pauseClock);
  await inEachFormState(page, expectTree);
});
