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

/** The lines of a tree that another one does not have, or has less often. */
function linesWithout(tree: string, other: string): string[] {
  const left = other.split('\n');
  return tree.split('\n').filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

test('assistive technology reads the page and the open menu as before', async ({ page }) => {
  await fixDate(page);
  await open(page);
  const body = page.locator('body');
  await expectTree(body, 'page-1440');
  const wide = await body.ariaSnapshot();
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await body.ariaSnapshot();
  const differences = [
    'Only at 1440 px:',
    ...linesWithout(wide, narrow),
    'Only at 390 px:',
    ...linesWithout(narrow, wide),
  ];
  expect
    .soft(`${differences.join('\n')}\n`)
    .toMatchSnapshot(['golden', 'trees', 'differences-at-390.txt']);
  const { hamburger, expectOpen } = menuOf(page);
  await hamburger.click();
  await expectOpen();
  await expectTree(page.getByRole('banner'), 'menu');
});

test('assistive technology reads each state of the form as before', async ({ page, allow }) => {
  allow(/failed to send/, /status of 503/);
  await openForm(page);
  await inEachFormState(page, expectTree);
});
