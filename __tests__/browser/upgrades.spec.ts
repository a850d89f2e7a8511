import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { open, waitForTypeface } from './support/page';

// The page works if an upgrade changes what `StyleRegistry.tsx` looks for in the browser.
// after-build.test.ts and StyleRegistry.test.tsx test what the build looks for.

/** The place and size of everything on the page. */
async function layoutOf(page: Page) {
  await open(page);
  await waitForTypeface(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[left, top, width, height].map(Math.round)}`;
    }),
  );
}

test('a browser may insert the rules again, and shows the same page', async ({ page }) => {
  const layout = await layoutOf(page);
  let changed = 0;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    // Where styled-components defines and calls the function, but not where we look for it.
    const body = (await response.text()).replace(/hasNameForId\(/g, () => {
      changed += 1;
      return 'renamed(';
    });
    await route.fulfill({ response, body });
  });
  expect(await layoutOf(page)).toEqual(layout);
  expect(changed, 'renamed places').toBeGreaterThan(1);
  const inserted = await page.evaluate(
    () =>
      [...document.styleSheets]
        .reverse()
        .find(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)?.cssRules.length,
  );
  expect(inserted, 'rules that the browser has inserted').toBeGreaterThan(50);
});
