import type { Page } from '@playwright/test';
import { en } from '../../lib/words/en';
import { expect, test } from '../support/browser/fixtures';
import {
  hold,
  scriptFiles,
  waitForHydration,
  waitForTypeface,
  waitTwoFrames,
} from '../support/browser/page';

// If an upgrade of styled-components changes what `StyleRegistry.tsx` looks for in the browser, all
// rules are inserted twice. The page then looks the same, but blocks for longer.

const rulesIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((styles: HTMLStyleElement[]) =>
      styles.flatMap(({ sheet }) => Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText)),
    );

/** Runs in the page: the computed styles of elements that hydration does not change. */
function readStyles(): string[] {
  const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
  const elements = [...document.querySelectorAll('main section:not(#contact) *, footer *')];
  return elements.flatMap((each) => {
    const style = getComputedStyle(each);
    const what = `${each.tagName} ${each.textContent.slice(0, 30)}`;
    return names.map((name) => `${what} ${name}: ${style.getPropertyValue(name)}`);
  });
}

test('hydration changes no style, and inserts no rule or id twice', async ({ page }) => {
  // A picture that arrives in between could change the size of its box.
  const pictures = await hold(page, '**/_next/static/images/**');
  const scripts = await hold(page, scriptFiles);
  await page.goto('/', { waitUntil: 'commit' });
  await waitForTypeface(page);
  const before = await page.evaluateHandle(readStyles);
  scripts.letThrough();
  await waitForHydration(page);
  await waitTwoFrames(page);
  const after = await page.evaluateHandle(readStyles);
  const changed = await before.evaluate(
    (before, after) => after.filter((line, index) => line !== before[index]),
    after,
  );
  expect(changed, 'styles that hydration has changed').toEqual([]);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids, 'ids').toEqual([...new Set(ids)]);
  pictures.letThrough();

  // The form with problems has styles that the export does not have.
  await page.getByRole('button', { name: en.form.send }).click();
  const exported = await rulesIn(page, 'style:not([data-styled])');
  const inserted = await rulesIn(page, 'style[data-styled]');
  expect(inserted).toContainEqual(expect.stringContaining('var(--bad)'));
  const twice = inserted.filter((rule) => exported.includes(rule));
  expect(twice, 'inserted rules that the export has').toEqual([]);
});
