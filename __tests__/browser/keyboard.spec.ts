import { en } from '../../lib/words/en';
import { type Edge, faintEdges } from './support/contrast';
import { expect, test } from './support/fixtures';
import { open, scrollTo, waitForTypeface } from './support/page';

/** Runs in the page: the focus ring of the focused element, and what makes it hard to see. */
function readFocus(): { faults: string[]; ring: Edge } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const isInHeader = focused.closest('header') !== null;
  const { left, top, right, bottom, width, height } = focused.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(focused);
  const line = Number.parseFloat(outlineWidth);
  const reach = line + Number.parseFloat(outlineOffset);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  // In a text area the browser scrolls to the line with the caret. Elsewhere the whole ring must be
  // visible, except for 1 px, because browsers scroll by whole pixels.
  const isHidden = focused.matches('textarea') ? bottom < header + 24 : top - reach < header - 1;
  let isCut = false;
  let parent = focused.parentElement;
  while (parent !== null && parent !== document.body) {
    const box = parent.getBoundingClientRect();
    const beyond = [box.left - left, right - box.right, box.top - top, bottom - box.bottom];
    const isClipping = getComputedStyle(parent).overflowX !== 'visible';
    isCut ||= isClipping && Math.max(...beyond) + reach > 1;
    parent = parent.parentElement;
  }
  const faults = [
    !isInHeader && isHidden && 'is behind the header',
    top > innerHeight - 24 && 'is below the window',
    (outlineStyle === 'none' || line < 2) && 'has no outline',
    isCut && 'has a clipped outline',
  ];
  const what = (focused.textContent || focused.getAttribute('name') || focused.tagName).trim();
  const scroll = isInHeader ? 0 : scrollY;
  return {
    faults: faults.filter(Boolean).map((fault) => `${what} ${fault}`),
    ring: {
      what,
      color: outlineColor,
      distance: reach - line / 2,
      box: { left, top: top + scroll, width, height },
    },
  };
}

for (const width of [1440, 360]) {
  test(`at ${width} px every focused control is visible, with a ring`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    await open(page);
    await waitForTypeface(page);
    await page.getByRole('link', { name: 'Back to top' }).focus();
    const skip = page.getByRole('link', { name: en.header.skip });
    const faults: string[] = [];
    const rings: Edge[] = [];
    while (rings.length < 150) {
      // Backwards, since the header covers controls that scroll in from above.
      await page.keyboard.press('Shift+Tab');
      const found = await page.evaluate(readFocus);
      if (found === null || (await skip.evaluate((link) => link === document.activeElement))) break;
      faults.push(...found.faults);
      rings.push(found.ring);
    }
    expect(faults).toEqual([]);
    expect(rings.length, 'focused controls').toBeGreaterThan(30);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await scrollTo(page, 0);
    expect(await faintEdges(page, rings), 'focus rings').toEqual([]);
  });
}

test('the skip link leads to the hero, and arrow keys change the theme', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: en.header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  // Tries whether the click would arrive at another element.
  await skip.click({ trial: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#./);
  await page.keyboard.press('Tab');
  // The hero is content: the link must not skip its heading.
  await expect(page.locator('#home :focus')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  const chosen = page.getByRole('radio', { checked: true });
  await chosen.press('ArrowLeft');
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(en.header.dark);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
