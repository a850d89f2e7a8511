import { en } from '../../lib/words/en';
import { expect, test } from '../owner/browser/support/fixtures';
import { open, waitForHydration } from '../owner/browser/support/page';

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
      // Of what opens, the height may move, too.
      return names.map((name) => (part === '::details-content' ? `${part} ${name}` : name));
    }),
  );
  return [...new Set(moving)].sort();
}

// Pictures show the page at rest.
test('only opacity and transform move, and nothing for visitors who ask for less motion', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(movingProperties), `${width} px`).toEqual([]);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await page.evaluate(movingProperties), `${width} px, opened`).toEqual([]);
    // It moves the focus, which closes the menu.
    await page.getByRole('button', { name: en.form.idle }).click();
    await expect(page.getByText(en.form.faults['name-missing'])).toBeVisible();
    expect(await page.evaluate(movingProperties), `${width} px, with faults`).toEqual([]);
    await page.reload();
    await waitForHydration(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const opening = ['content-visibility', 'height', 'opacity'];
    const allowed = [
      'animation',
      'opacity',
      'transform',
      ...opening.map((name) => `::details-content ${name}`),
    ];
    const moving = await page.evaluate(movingProperties);
    expect(moving, `${width} px`).toEqual(expect.arrayContaining(['opacity']));
    expect(
      moving.filter((name) => !allowed.includes(name)),
      `${width} px`,
    ).toEqual([]);
  }
});
