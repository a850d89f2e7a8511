import { en } from '../../lib/words/en';
import { type Edge, faintEdges } from './support/contrast';
import { expect, test } from './support/fixtures';
import { hydrated, scrollTo, typefaceLoaded } from './support/look';
import { menuOf } from './support/menu';

/** Runs in the page: what is wrong with the way the focused element is shown, and its ring. */
function readFocus(): { faults: string[]; ring: Edge } | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const isInHeader = focused.closest('header') !== null;
  const { left, top, right, bottom, width, height } = focused.getBoundingClientRect();
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(focused);
  const line = Number.parseFloat(outlineWidth);
  const reach = line + Number.parseFloat(outlineOffset);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  // Of a text area the browser brings the line with the caret into sight. Pages scroll by whole pixels, and a target's
  // first pixel lies below the line of the header.
  const isHidden = focused.matches('textarea') ? bottom < header + 24 : top < header - 2;
  let isCut = false;
  for (let each = focused.parentElement; each; each = each.parentElement) {
    const { overflowX } = getComputedStyle(each);
    const box = each.getBoundingClientRect();
    const sticksOut =
      left - reach < box.left - 1 ||
      right + reach > box.right + 1 ||
      top - reach < box.top - 1 ||
      bottom + reach > box.bottom + 1;
    if (each !== document.body && overflowX !== 'visible' && sticksOut) isCut = true;
  }
  const faults = [
    !isInHeader && isHidden && 'is below the header',
    top > innerHeight - 24 && 'is below the screen',
    (outlineStyle === 'none' || line < 2) && 'has no outline',
    isCut && 'has an outline that is cut off',
  ];
  const what = (focused.textContent || focused.getAttribute('name') || focused.tagName).trim();
  const scroll = isInHeader ? 0 : scrollY;
  return {
    faults: faults.filter(Boolean).map((fault) => `${what} ${fault}`),
    ring: {
      ...{ what, colour: outlineColor, distance: reach - line / 2 },
      box: { left, top: top + scroll, width, height },
    },
  };
}

for (const width of [1440, 360]) {
  test(`at ${width} px the focus can be seen at every stop, and never hides below the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/');
    await hydrated(page);
    await typefaceLoaded(page);
    await page.getByRole('link', { name: 'Back to top' }).focus();
    const skip = page.getByRole('link', { name: en.header.skip });
    const faults: string[] = [];
    const rings: Edge[] = [];
    while (rings.length < 150) {
      // Backwards, since the header covers what comes from above.
      await page.keyboard.press('Shift+Tab');
      const found = await page.evaluate(readFocus);
      if (found === null || (await skip.evaluate((link) => link === document.activeElement))) break;
      faults.push(...found.faults);
      rings.push(found.ring);
    }
    expect(faults).toEqual([]);
    expect(rings.length, 'stops between the end and the skip link').toBeGreaterThan(30);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await scrollTo(page, 0);
    expect(await faintEdges(page, rings), 'focus rings').toEqual([]);
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
    const isOnTop = await skip.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === link;
    });
    expect(isOnTop, 'nothing lies over the skip link').toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    // The hero is content, too: its heading is not skipped.
    await expect(page.locator('#home :focus')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
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
