import { en } from '../../lib/words/en';
import { expect, test } from '../owner/browser/support/fixtures';
import { open } from '../owner/browser/support/page';

/**
 * Runs in the page: what makes the focus hard to see; null if nothing or the skip link has it.
 */
function focusFaults(): string[] | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches('[href="#main"]')) return null;
  const isInHeader = focused.closest('header') !== null;
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const { outlineWidth, outlineOffset } = getComputedStyle(focused);
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
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
  const what = (focused.textContent || focused.getAttribute('name') || focused.tagName).trim();
  return [
    !isInHeader && isHidden && 'is behind the header',
    top > innerHeight - 24 && 'is below the window',
    isCut && 'has a clipped outline',
  ].flatMap((fault) => (fault ? [`${what} ${fault}`] : []));
}

test('every focused control is visible', async ({ page }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 600 });
    await open(page);
    await page.getByRole('link', { name: en.footer.top }).focus();
    const faults: string[] = [];
    for (let count = 0; ; count += 1) {
      // Backwards, since the header covers controls that scroll in from above.
      await page.keyboard.press('Shift+Tab');
      const found = await page.evaluate(focusFaults);
      if (found === null) {
        expect(count, 'focused controls').toBeGreaterThan(30);
        break;
      }
      faults.push(...found);
    }
    expect(faults, `${width} px`).toEqual([]);
  }
});

test('the skip link leads to the hero, and arrow keys change the theme', async ({ page }) => {
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
