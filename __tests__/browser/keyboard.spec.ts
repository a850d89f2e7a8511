import { en } from '../../lib/words/en';
import { expect, test } from './support/fixtures';
import { hydrated } from './support/look';
import { menuOf } from './support/menu';

/** What is wrong with the way the focused element is shown; null once the focus is in the header. */
const faultOfFocus = () => {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('header')) return null;
  const { top, bottom } = focused.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  // Of a text area the browser brings the line with the caret into sight.
  const isHidden = focused.matches('textarea') ? bottom < header + 24 : top < header;
  const faults = [
    isHidden && 'is below the header',
    top > innerHeight - 24 && 'is below the screen',
    (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) && 'has no outline',
    /, 0\)$/.test(outlineColor) && 'has an outline that is not to be seen',
  ];
  const name = (focused.textContent || focused.getAttribute('name') || focused.tagName).trim();
  return faults.filter(Boolean).map((fault) => `${name} ${fault}`);
};

for (const width of [1440, 360]) {
  test(`at ${width} px the focus can be seen at every stop, and never hides below the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: 'Back to top' }).focus();
    const faults: string[] = [];
    let stops = 0;
    for (; stops < 150; stops++) {
      // Backwards, since the header covers what comes from above.
      await page.keyboard.press('Shift+Tab');
      const found = await page.evaluate(faultOfFocus);
      if (found === null) break;
      faults.push(...found);
    }
    expect(faults).toEqual([]);
    expect(stops, 'stops between the end and the header').toBeGreaterThan(30);
  });
}

test('the first stop leads past the header to the hero; the theme changes by arrow keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrated(page);
  await test.step('the skip link comes first and leads to the hero', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: en.header.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    // The hero is content, too: its heading is not skipped.
    await expect(page.locator('#home :focus')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
  await test.step('the focus shows in the header too', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).focus();
    await page.keyboard.press('Shift+Tab');
    const before = page.getByRole('navigation').getByRole('link', { name: 'Experience' });
    await expect(before).toBeFocused();
    await expect(before).toHaveCSS('outline-style', 'solid');
  });
  await test.step('an arrow key chooses the next theme, and its focus can be seen', async () => {
    const chosen = page.getByRole('radio', { checked: true });
    await chosen.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: en.header.dark })).toBeFocused();
    await expect(chosen).toHaveAccessibleName(en.header.dark);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'dark',
    );
    await expect(chosen).toHaveCSS('outline-style', 'solid');
  });
});

test('the menu of narrow screens is worked by keyboard, and hands the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await hydrated(page);
  const { hamburger, menu, expectOpen, expectClosed } = menuOf(page);
  await hamburger.focus();
  await test.step('Enter opens it; Esc closes it and hands the focus back', async () => {
    await page.keyboard.press('Enter');
    await expectOpen();
    await page.keyboard.press('Escape');
    await expectClosed();
    await expect(hamburger).toBeFocused();
  });
  await test.step('tabbing on behind the theme switch closes it', async () => {
    await page.keyboard.press('Enter');
    await expectOpen();
    const theme = menu.getByRole('radio', { checked: true });
    await theme.focus();
    await expect(theme).toBeFocused();
    await page.keyboard.press('Tab');
    await expectClosed();
    await expect(page.locator('main :focus')).toBeVisible();
  });
});
