import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { watchShifts } from '../support/browser/frames';
import {
  hold,
  typefaceFiles,
  waitForHydration,
  waitForTypeface,
  waitTwoFrames,
} from '../support/browser/page';

test.use(withMotion);
test.skip(process.platform !== 'linux', 'tests choose the fonts of a browser by fontconfig');

const widthOf = (page: Page) =>
  page.locator('main :is(p, h2, h3, a)').evaluateAll((all) => {
    const boxes = all.flatMap((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return [...range.getClientRects()];
    });
    return boxes.reduce((sum, { width }) => sum + width, 0);
  });

/** The distances of the first lines of texts and titles from the tops of their elements. */
const baselinesOf = (page: Page) =>
  page.locator('main :is(h2, h3, p)').evaluateAll((all) =>
    all.map((each) => {
      // An empty box stands on the baseline.
      const probe = document.createElement('span');
      probe.style.display = 'inline-block';
      each.prepend(probe);
      const baseline = probe.getBoundingClientRect().bottom - each.getBoundingClientRect().top;
      probe.remove();
      return { text: each.textContent, baseline };
    }),
  );

test('the typeface moves no text when it replaces the system font', async ({ page }) => {
  const { letThrough } = await hold(page, typefaceFiles);
  const shifts = await watchShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await waitForHydration(page);
  await waitTwoFrames(page);
  const before = await widthOf(page);
  const baselines = await baselinesOf(page);
  letThrough();
  await waitForTypeface(page);
  await waitTwoFrames(page);
  const all = await shifts();
  const sum = all.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(all, null, 1)).toBeLessThanOrEqual(0.01);
  const after = await widthOf(page);
  expect(after, 'width of all texts in the typeface').not.toBe(before);
  // The scale is measured on other texts, whose letters are a bit wider or narrower.
  expect(Math.abs(after / before - 1), 'change of width').toBeLessThan(0.015);
  const moved = (await baselinesOf(page)).flatMap(({ text, baseline }, index) => {
    const pixels = baseline - (baselines[index]?.baseline ?? Number.NaN);
    return Math.abs(pixels) <= 1 ? [] : [`${pixels} px: ${text}`];
  });
  expect(moved, 'texts that moved up or down in their lines').toEqual([]);
});
