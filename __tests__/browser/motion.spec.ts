import type { Locator } from '@playwright/test';
import { en } from '../../lib/words/en';
import { expect, test } from '../owner/browser/support/fixtures';
import { open, scrollIntoPlace, waitForPrintStyles } from '../owner/browser/support/page';

/** Runs in the page: 'animation', and the properties with a transition, of all visible elements. */
function movingProperties(): string[] {
  const visible = [...document.querySelectorAll('body *')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const moving = visible.flatMap((element) =>
    ['', '::before', '::after', '::details-content'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      if (/::(before|after)/.test(part) && style.content === 'none') return [];
      const durations = style.transitionDuration.split(', ').map(Number.parseFloat);
      const properties = style.transitionProperty
        .split(', ')
        .filter((_, index) => (durations[index % durations.length] ?? 0) > 0);
      const names = style.animationName === 'none' ? properties : [...properties, 'animation'];
      // The height of a part that opens may move, too.
      return names.map((name) => (part === '::details-content' ? `${part} ${name}` : name));
    }),
  );
  return [...new Set(moving)].sort();
}

/** The clip path of the line beside a job: that of a pseudo-element of something in the entry. */
const clipOfLine = (job: Locator) =>
  job.evaluate((entry) => {
    const parts = [...entry.querySelectorAll('*')];
    const clips = parts.map((part) => getComputedStyle(part, '::after').clipPath);
    return clips.find((each) => each !== 'none') ?? 'none';
  });

// Pictures show the page at rest.
test('only opacity, transform and the line of the jobs move, and less motion stops all', async ({
  page,
}) => {
  await open(page);

  await test.step('the line through the jobs grows with the scroll position, and is whole elsewhere', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const job = page.locator('#experience').getByRole('listitem').first();
    /** The clip path when the job begins at this share of the screen. */
    const clipAt = async (share: number) => {
      await scrollIntoPlace(job, share * 900);
      return clipOfLine(job);
    };
    const whole = /^none$|^inset\(0px\)$/;
    expect(await clipOfLine(job), 'below the screen, as in a full-page screenshot').toMatch(whole);
    const [low, middle] = [await clipAt(0.8), await clipAt(0.6)];
    expect(low, 'at the bottom of the screen').not.toMatch(whole);
    expect(middle, 'in the middle of the screen').not.toMatch(whole);
    expect(middle, 'it grows').not.toBe(low);
    expect(await clipAt(0.1), 'at the top of the screen').toMatch(whole);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await clipAt(0.6), 'with less motion').toMatch(whole);
    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
    await waitForPrintStyles(page);
    expect(await clipOfLine(job), 'on paper').toMatch(whole);
    await page.emulateMedia({ media: 'screen' });
  });

  const widths = [390, 1440];
  const resizeTo = (width: number) => page.setViewportSize({ width, height: 900 });

  await test.step('only opacity and transform move, and nothing with less motion', async () => {
    const opening = ['content-visibility', 'height', 'opacity'];
    const allowed = [
      'animation',
      'opacity',
      'transform',
      ...opening.map((name) => `::details-content ${name}`),
    ];
    for (const width of widths) {
      await resizeTo(width);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const moving = await page.evaluate(movingProperties);
      expect(moving, `what moves at ${width} px`).toContain('opacity');
      const others = moving.filter((name) => !allowed.includes(name));
      expect(others, `what else moves at ${width} px`).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const rest = await page.evaluate(movingProperties);
      expect(rest, `what moves at ${width} px with less motion`).toEqual([]);
    }
  });

  await test.step('with less motion nothing moves in what a visitor has opened', async () => {
    for (const width of widths) {
      await resizeTo(width);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect(await page.evaluate(movingProperties), `${width} px`).toEqual([]);
    }
  });

  await test.step('with less motion nothing moves in a form with faults', async () => {
    // A fault moves the focus to its field, which closes the menu.
    await page.getByRole('button', { name: en.form.idle }).click();
    await expect(page.getByText(en.form.faults['name-missing'])).toBeVisible();
    for (const width of widths) {
      await resizeTo(width);
      expect(await page.evaluate(movingProperties), `${width} px`).toEqual([]);
    }
  });
});
