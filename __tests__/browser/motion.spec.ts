import type { Locator } from '@playwright/test';
import { en } from '../../lib/words/en';
import { expect, test } from './support/fixtures';
import { open, scrollIntoPlace } from './support/page';

/**
 * Runs in the page: the properties that transitions and animations move in all visible elements.
 * One that only some places may move begins with the place: '::after clip-path'.
 */
function movingProperties(): string[] {
  /** The properties that each `@keyframes` moves, by its name. */
  const keyframes = new Map<string, string[]>();
  const readKeyframes = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSKeyframesRule) {
        const steps = [...rule].flatMap((step) => [...step.style]);
        keyframes.set(rule.name, steps);
      } else if (rule instanceof CSSGroupingRule) readKeyframes(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) readKeyframes(sheet.cssRules);

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
      const animations = style.animationName.split(', ').filter((name) => name !== 'none');
      const animated = animations.flatMap((name) => keyframes.get(name) ?? `unknown: ${name}`);
      // The height of a part that opens may move, too, and the line through the jobs.
      const isLine = part === '::after' && element.matches('#experience .logo');
      const place = isLine || part === '::details-content' ? `${part} ` : '';
      return [...properties, ...animated].map((name) => place + name);
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
test('only opacity, transform, what opens and the line of the jobs move, and less motion stops all', async ({
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
    expect(await clipOfLine(job), 'on paper').toMatch(whole);
    await page.emulateMedia({ media: 'screen' });
  });

  const widths = [390, 1440];
  const resizeTo = (width: number) => page.setViewportSize({ width, height: 900 });
  const setOpen = (isOpen: boolean) =>
    page.evaluate((isOpen) => {
      for (const details of document.querySelectorAll('details')) details.open = isOpen;
    }, isOpen);

  await test.step('only opacity, transform, what opens and the line move, and nothing with less motion', async () => {
    const opening = ['content-visibility', 'height', 'opacity'];
    const allowed = [
      'opacity',
      'transform',
      '::after clip-path',
      ...opening.map((name) => `::details-content ${name}`),
    ];
    for (const width of widths) {
      await resizeTo(width);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const isOpen of [true, false]) {
        await setOpen(isOpen);
        const moving = await page.evaluate(movingProperties);
        expect(moving, `what moves at ${width} px`).toContain('opacity');
        const others = moving.filter((name) => !allowed.includes(name));
        expect(others, `what else moves at ${width} px`).toEqual([]);
      }
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const isOpen of [false, true]) {
        await setOpen(isOpen);
        const moving = await page.evaluate(movingProperties);
        expect(moving, `what moves at ${width} px with less motion`).toEqual([]);
      }
    }
  });

  await test.step('with less motion nothing moves in a form with problems', async () => {
    // A fault moves the focus to its field, which closes the menu.
    await page.getByRole('button', { name: en.form.idle }).click();
    await expect(page.getByText(en.form.problems['name-missing'])).toBeVisible();
    for (const width of widths) {
      await resizeTo(width);
      expect(await page.evaluate(movingProperties), `${width} px`).toEqual([]);
    }
  });
});
