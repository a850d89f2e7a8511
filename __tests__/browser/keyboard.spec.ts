import type { Page } from '@playwright/test';
import { en } from '../../lib/words/en';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { open, waitTwoFrames } from '../support/browser/page';

/**
 * Runs in the page: what makes the focus hard to see; null if nothing or the skip link has it.
 */
function focusObstacles(): string[] | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches('[href="#main"]')) return null;
  const isInHeader = focused.closest('header') !== null;
  const { left, top, right, bottom } = focused.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
  const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  // At the top of the page the header is transparent.
  const bar = document.querySelector('html:not([data-at-top]) header');
  const header = bar?.getBoundingClientRect().bottom ?? 0;
  // In a text area the browser scrolls to the line with the caret. Elsewhere the whole ring must be
  // visible, except for 1 px, because browsers scroll by whole pixels.
  const isHidden = focused.matches('textarea') ? bottom < header + 24 : top - reach < header - 1;
  let isCut = false;
  let isFaint = false;
  let parent = focused.parentElement;
  while (parent !== null && parent !== document.body) {
    const box = parent.getBoundingClientRect();
    const beyond = [box.left - left, right - box.right, box.top - top, bottom - box.bottom];
    const isClipping = getComputedStyle(parent).overflowX !== 'visible';
    isCut ||= isClipping && Math.max(...beyond) + reach > 1;
    isFaint ||= getComputedStyle(parent).opacity !== '1';
    parent = parent.parentElement;
  }
  const what = (focused.textContent || focused.getAttribute('name') || focused.tagName).trim();
  return [
    !hasRing && 'has no ring',
    !isInHeader && isHidden && 'is behind the header',
    top > innerHeight - 24 && 'is below the window',
    isCut && 'has a clipped outline',
    isFaint && 'is in a part that is invisible',
  ].flatMap((obstacle) => (obstacle ? [`${what} ${obstacle}`] : []));
}

/** What makes the focus hard to see when its section has slid into its place. */
async function obstaclesAtRest(page: Page): Promise<string[] | null> {
  const top = await page.evaluate(() => {
    const section = document.activeElement?.closest('[data-reveal]');
    for (const motion of section?.getAnimations() ?? []) motion.finish();
    return scrollY;
  });
  await waitTwoFrames(page);
  const isAtRest = (await page.evaluate(() => scrollY)) === top;
  return isAtRest ? page.evaluate(focusObstacles) : ['The page scrolls.'];
}

// In a narrow and low window, sections are the tallest, and most of them are hidden until the focus
// comes.
test.use({ ...withMotion, viewport: { width: 360, height: 600 } });

test('the skip link leads to Home, and every focused control is visible', async ({ page }) => {
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
  // Home is content: the link must not skip its heading.
  await expect(page.locator('#home :focus')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await page.getByRole('link', { name: en.footer.top }).focus();
  let count = 0;
  // Backwards, since the header covers controls that scroll in from above.
  while ((await page.evaluate(focusObstacles)) !== null) {
    count += 1;
    const obstacles = () => obstaclesAtRest(page);
    await expect.poll(obstacles, { intervals: [30] }).toEqual([]);
    expect(count, 'controls that had the focus before it left the page').toBeLessThan(500);
    await page.keyboard.press('Shift+Tab');
  }
  expect(count, 'controls that had the focus').toBeGreaterThan(30);
});
