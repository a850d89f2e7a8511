import { en } from '../../lib/words/en';
import { expect, test, withMotion } from './support/fixtures';
import { open, scrollIntoPlace } from './support/page';

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

test('the ruler beside a job grows with the scroll position, and is whole elsewhere', async ({
  page,
}) => {
  await open(page);
  const job = page.locator('#experience').getByRole('listitem').first();
  /** The clip path of the ruler when the job begins at this share of the screen. */
  const clip = async (share?: number) => {
    if (share !== undefined) await scrollIntoPlace(job, share * 900);
    const all = await job
      .locator('div')
      .evaluateAll((each) => each.map((part) => getComputedStyle(part).clipPath));
    return all.find((each) => each !== 'none');
  };
  const whole = /^inset\(0px\)$/;
  expect(await clip(), 'below the screen, as in a full-page screenshot').toBeUndefined();
  const [low, middle] = [await clip(0.8), await clip(0.6)];
  expect(low, 'at the bottom of the screen').not.toMatch(whole);
  expect(middle, 'in the middle of the screen').not.toMatch(whole);
  expect(middle, 'it grows').not.toBe(low);
  expect((await clip(0.1)) ?? 'inset(0px)', 'at the top of the screen').toMatch(whole);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await clip(0.6), 'with less motion').toBeUndefined();
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect(await clip(), 'on paper').toBeUndefined();
});

test('with less motion nothing moves, whatever is open, and in a form with problems', async ({
  page,
}) => {
  await open(page);
  const moving = () => page.evaluate(movingElements);
  expect(await moving(), 'with motion').not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A problem moves the focus to its field.
  await page.getByRole('button', { name: en.form.idle }).click();
  await expect(page.getByText(en.form.problems['name-missing'])).toBeVisible();
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
