import { en } from '../../lib/words/en';
import { expect, test, withMotion } from '../support/browser/fixtures';
import { open } from '../support/browser/page';

// Pictures show the page at rest.

test.use(withMotion);

/** Runs in the page: the visible elements that a transition or an animation may move. */
function movingElements(): string[] {
  const elements = [...document.querySelectorAll('body *')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  return elements.flatMap((element) =>
    ['', '::before', '::after', '::details-content'].flatMap((part) => {
      const { animationName, transitionDuration } = getComputedStyle(element, part);
      const isStill = animationName === 'none' && /^[0s, ]*$/.test(transitionDuration);
      return isStill ? [] : `${element.tagName} ${element.className} ${part}`;
    }),
  );
}

test('with less motion nothing moves, whatever is open or wrong', async ({ page }) => {
  await open(page);
  const moving = () => page.evaluate(movingElements);
  expect(await moving(), 'with motion').not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('h1 [dir=auto]').last(), 'a typed phrase').toBeHidden();
  // A problem moves the focus to its field.
  await page.getByRole('button', { name: en.form.send }).click();
  await expect(page.getByText(en.form.problems.missing).first()).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const isOpen of [false, true]) {
      await page.locator('details').evaluateAll((all: HTMLDetailsElement[], isOpen) => {
        for (const details of all) details.open = isOpen;
      }, isOpen);
      expect(await moving(), `at ${width} px`).toEqual([]);
    }
  }
});
